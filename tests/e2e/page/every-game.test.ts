import { execFileSync } from 'node:child_process'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { games } from '../../../src/rules/catalogue'
import type { GameInfo } from '../../../src/rules/kit'
import { openHost, openPage, type TestHost } from '../harness'
import { everyOther, IS_FULL_DEPTH } from '../../scale'
import { outOfSight } from './in-sight'
import { firstMove, FLAT_QUERY, PLAIN_QUERY, waitForTurn, PATIENCE, rootData } from './table'

/** Most buttons of the list that are clicked in each game. A button is a move, or narrows the list to fewer moves. */
const CLICKS = 8
/** Longest time for all games, one after the other, on a busy machine, in milliseconds. */
const ALL = 900_000

/** Goes from the shelf to the table. The box of the game before may still be open. */
async function open(page: Page, box: string, game: string): Promise<void> {
  const label = page.locator(`[data-box="${box}"]`)
  const shut = page.locator('[data-choice="close"]')
  await label.or(shut).first().waitFor(PATIENCE)
  if ((await shut.count()) > 0) await shut.click()
  await label.click()
  const listed = page.locator(`[data-game="${game}"]`)
  const play = page.locator('[data-choice="play"]')
  await listed.or(play).first().waitFor(PATIENCE)
  if ((await play.count()) === 0) await listed.click()
  await play.click()
  await page.locator('html[data-ready="game"]').waitFor({ state: 'attached', ...PATIENCE })
}

/** Returns the button of a move, or of what narrows the list to fewer moves; opens the list if it is folded away. */
async function nextButton(page: Page): Promise<Locator> {
  if ((await page.locator('[data-drawer].shut').count()) > 0) return firstMove(page, (key) => key.click())
  const moves = page.locator('[data-moves] [data-move]')
  return (await moves.count()) > 0 ? moves.first() : page.locator('[data-moves] [data-next]').last()
}

/** Clicks what the list of moves offers. */
async function play(page: Page): Promise<void> {
  for (let clicks = 0; clicks < CLICKS && (await waitForTurn(page)); clicks++) {
    const ply = await rootData(page, 'ply')
    const button = await nextButton(page)
    const narrows = (await button.getAttribute('data-next')) !== null
    await button.click()
    if (!narrows) await page.locator(`html:not([data-ply="${ply}"])`).waitFor({ state: 'attached', ...PATIENCE })
  }
}

/** Goes from the table to the shelf. */
async function leave(page: Page): Promise<void> {
  await page.locator('[data-action="menu"]').click()
  await page.locator('[data-action="shelf"]').click()
  await page.locator('html[data-ready="shelf"]').waitFor({ state: 'attached', ...PATIENCE })
}

async function playOne(host: TestHost, page: Page, game: string, box: string): Promise<void> {
  await open(page, box, game)
  await play(page)
  expect(Number(await rootData(page, 'ply'))).toBeGreaterThan(0)
  const saves = await host.services.saves.list()
  expect(saves.map((save) => save.game)).toContain(game)
  expect(await lookAt(page)).toEqual([])
  await leave(page)
}

/** Looks at every state of a game's page at every size, and ends the game. Returns what is not in sight. */
async function lookAt(page: Page): Promise<string[]> {
  const faults: string[] = []
  const look = async (state: string) => void faults.push(...(await outOfSight(page, state)))
  // A key that lies outside of the window is a fault of its own; it is pressed even so.
  const press = (selector: string) => page.locator(selector).first().press('Enter', PATIENCE)
  if (await waitForTurn(page)) {
    // The count of a deal is read and put away first; on a phone it lies over papers.
    const count = page.locator('[data-counted] button')
    if ((await count.count()) > 0) await count.click()
    await look('in play')
    if (IS_FULL_DEPTH) {
      // Where there is no choice it would play the only move.
      if ((await page.locator('[data-action="confirm"][aria-disabled="true"]').count()) > 0) {
        await press('[data-action="confirm"]')
        await look('after a refusal')
      }
      await press('[data-action="menu"]')
      await look('menu')
      await page.keyboard.press('Escape')
    }
    await press('[data-action="menu"]')
    await page.getByRole('button', { name: 'Give up' }).press('Enter')
    await page.getByRole('button', { name: 'Yes, give up' }).press('Enter')
  }
  await page.locator('[data-ending][open]').waitFor(PATIENCE)
  await look('result')
  await page.keyboard.press('Escape')
  await page.locator('[data-ending]').waitFor({ state: 'detached', ...PATIENCE })
  if (IS_FULL_DEPTH) await look('after the result')
  return faults
}

/**
 * Returns the games to play. In the gate these are the first game of each box and one more, which depends on the
 * commit; at full depth they are all games.
 */
function gamesToPlay(turn: 0 | 1): readonly GameInfo[] {
  const all = games.map(({ info }) => info)
  if (IS_FULL_DEPTH) return everyOther(all, turn)
  const first = all.filter(({ box }, i) => all.findIndex((other) => other.box === box) === i)
  const others = all.filter((info) => !first.includes(info))
  const another = others[commitNumber() % others.length]
  return another ? [...first, another] : first
}

/** Returns a number that depends on the commit that is checked out, or 0 where there is no repository. */
function commitNumber(): number {
  try {
    const text = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' })
    return Number.parseInt(text, 16)
  } catch {
    return 0
  }
}

/** Games that have the most keys, and one of each kind of table: for the table in depth, which takes longer to draw. */
const IN_DEPTH = ['forty-nine', 'mystic-double-cross', 'new-york-whist', 'suite-assembling', 'deck-o-cards-roulette']
const VIEWS = [
  { path: FLAT_QUERY, touch: false },
  { path: `${FLAT_QUERY}&text=largest`, touch: true },
  { path: PLAIN_QUERY, touch: true, games: IN_DEPTH },
  { path: `${PLAIN_QUERY}&text=largest`, touch: false, games: IN_DEPTH },
]

test.each(IS_FULL_DEPTH ? VIEWS : VIEWS.slice(0, 1))(
  'every game is played by its buttons, without a fault in the page, and no key is covered or out of sight: %j',
  async ({ path, touch, games: only }) => {
    const host = await openHost()
    // Pictures are not looked at: the table in depth may be as coarse as it can be.
    const context = { deviceScaleFactor: 0.1 }
    const page = await openPage(host, { reducedMotion: true, path, touch, context })
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(fault.message))
    for (const info of gamesToPlay(touch ? 1 : 0).filter(({ id }) => only?.includes(id) ?? true)) {
      await playOne(host, page, info.id, info.box).catch((fault: unknown) => {
        throw new Error(`${info.id} cannot be played: ${String(fault)}`, { cause: fault })
      })
      expect(faults, info.id).toEqual([])
    }
  },
  ALL,
)
