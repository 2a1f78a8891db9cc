import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { projectPoint } from '../../../src/renderer/framing/camera'
import { outlineOf } from '../../../src/renderer/framing/outline'
import { planPage } from '../../../src/renderer/framing/page-plan'
import { evaluateLayout } from '../../../src/renderer/framing/table-layout'
import { pageLayout as layout, scene } from '../../../src/renderer/games/forty-nine/scene'
import type { Table } from '../../../src/renderer/games/forty-nine/table'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'
import { defaults, LineOfPlay, viewTable, createTapeSource } from '../../../src/rules/kit'
import { openHost, openPage, type TestHost } from '../harness'
import { IS_FULL_DEPTH } from '../../scale'
import { PATIENCE, PLAIN_QUERY, rootData } from './table'

const [WIDTH, HEIGHT] = [1280, 720]
/**
 * First cards of the deal, by turns to A and B. In `OPENING` A lays the 3 and the 10, and still holds the 17, which
 * fits, and the 31 and the 45, which do not.
 */
const TAPE = ['3', '9', '10', '16', '17', '23', '31', '37', '45', '44']
const PACK = [...TAPE, ...[...Array(49).keys()].map((i) => String(i + 1)), 'C'].filter(
  (card, i, all) => all.indexOf(card) === i,
)
const OPENING = ['A 3', 'B draw', 'B pass', 'A 10', 'B 9']

/** Opens a table with two people at this screen, so that nobody moves without the test. A is to move. */
async function openTable(): Promise<{ host: TestHost; page: Page }> {
  const host = await openHost()
  await host.services.saves.create({
    format: 'parlor-journal/1',
    game: 'forty-nine',
    version: fortyNine.info.version,
    options: defaults(fortyNine.info),
    chairs: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Walter' },
    ],
    seed: 'pointer',
    tape: PACK,
    opening: OPENING,
    at: Date.now(),
  })
  const page = await openPage(host, { width: WIDTH, height: HEIGHT, reducedMotion: true, path: PLAIN_QUERY })
  await page.locator('[data-action="resume"]').click()
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await page.locator('html[data-ready="game"][data-settled="true"]').waitFor({ state: 'attached', timeout: 60_000 })
  return { host, page }
}

/**
 * Returns a function that gives the place on the page, in pixels, of a piece of the scene. `picked` names the pieces
 * that are picked up.
 */
function places(picked: readonly string[] = []): (touch: string) => readonly [number, number] {
  const line = new LineOfPlay(fortyNine, defaults(fortyNine.info), 2, createTapeSource(PACK))
  line.settleChance()
  for (const move of OPENING) line.playText(move)
  const touchable = new Set(['hand:17', 'square:17', 'stock'])
  const view = viewTable(fortyNine, line.state, 0) as Table
  const context = {
    touchable,
    picked,
    lastPly: null,
    page: 'wide',
    isHandCovered: false,
    flickStrength: null,
  } as const
  const { pieces, camera } = planPage({
    pieces: scene(view, context),
    table: evaluateLayout(layout, view, 'wide'),
    seats: ['A', 'B'],
    nearSeat: 'A',
    window: { width: WIDTH, height: HEIGHT },
    rem: 16,
  })
  return (touch) => {
    const piece = pieces.filter((it) => it.touch === touch).at(-1)
    if (!piece) throw new Error(`nothing there is called ${touch}`)
    const corners = outlineOf(piece).top.map((corner) => projectPoint(camera, corner))
    const middle = (side: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[side], 0) / corners.length
    // Cards of a hand cover each other's right part.
    const left = touch.startsWith('hand') ? (corners[0]!.x + corners[3]!.x) / 2 : middle('x')
    return [middle('x') + (left - middle('x')) * 0.8, middle('y')]
  }
}

async function played(page: Page, ply: number): Promise<void> {
  await page.locator(`html[data-ply="${ply}"]`).waitFor({ state: 'attached', timeout: 60_000 })
}

test('a card is laid in depth by touching it and its square', async () => {
  const { host, page } = await openTable()
  const at = places()
  await page.mouse.click(...at('hand:17'))
  // Under the pointer, the square shows what a click on it would do.
  await page.mouse.move(...at('square:17'))
  await page.locator('[data-meant]').filter({ hasText: '17' }).waitFor(PATIENCE)
  await page.mouse.click(...at('square:17'))
  await played(page, OPENING.length + 1)
  const [save] = await host.services.saves.list()
  const { entries } = await host.services.saves.load(save!.id)
  expect(entries.at(-1)).toMatchObject({ kind: 'move', move: 'A 17' })
})

/** Waits until the mouse pointer over the canvas has a shape. */
async function cursorBecomes(page: Page, cursor: string): Promise<void> {
  await page.waitForFunction(`getComputedStyle(document.querySelector('.stage canvas')).cursor === '${cursor}'`)
}

test('the pointer shows what can be touched and carried, and a carried card shows its square', async () => {
  const { page } = await openTable()
  const at = places()
  const wood = [20, HEIGHT / 2] as const
  const shapes: readonly (readonly [at: readonly [number, number], cursor: string])[] = [
    [at('hand:17'), 'grab'],
    [wood, 'default'],
    [at('stock'), 'pointer'],
    // It fits nowhere, so that carrying it would do nothing.
    [at('hand:31'), 'default'],
    [at('hand:17'), 'grab'],
  ]
  for (const [point, cursor] of shapes) {
    await page.mouse.move(...point)
    await cursorBecomes(page, cursor)
  }
  await page.mouse.down()
  const [x, y] = at('square:17')
  await page.mouse.move(x + 200, y, { steps: 3 })
  await cursorBecomes(page, 'grabbing')
  await page.mouse.move(x, y, { steps: 3 })
  await page.locator('[data-meant]').filter({ hasText: '17' }).waitFor(PATIENCE)
  await page.mouse.up()
  await played(page, OPENING.length + 1)
  // It is the turn of the other player, whose hand is covered until he says who he is.
  await page.mouse.move(...at('stock'))
  await cursorBecomes(page, 'default')
})

if (IS_FULL_DEPTH) {
  test('a card is laid in depth by carrying it there, and let go elsewhere it comes home', async () => {
    const { page } = await openTable()
    const at = places()
    const carry = async (from: readonly [number, number], to: readonly [number, number]) => {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 })
      await page.mouse.move(...to, { steps: 4 })
      await page.mouse.up()
    }
    const [x, y] = at('square:17')
    await carry(at('hand:17'), [x + 200, y])
    await page.getByRole('button', { name: 'Put it back' }).waitFor(PATIENCE)
    expect(await rootData(page, 'ply')).toBe(String(OPENING.length))
    // The card now stands out of the hand, because it was chosen.
    await carry(places(['hand:17'])('hand:17'), [x, y])
    await played(page, OPENING.length + 1)
  })
}

if (IS_FULL_DEPTH) {
  test('the stock is drawn from by touching it', async () => {
    const { page } = await openTable()
    await page.mouse.click(...places()('stock'))
    await played(page, OPENING.length + 1)
    expect(await page.getByRole('log').textContent()).toMatch(/You draw the \d+/)
  })
}
