import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openHost, openPage } from '../harness'
import { IS_FULL_DEPTH } from '../../scale'
import {
  attributes,
  expectResult,
  FLAT_QUERY,
  moves,
  openBox,
  PATIENCE,
  PLAIN_QUERY,
  playMoves,
  rootData,
  waitForTurn,
} from './table'

/** Longest time of a whole game that is drawn in software on a busy machine, in milliseconds. */
const WHOLE_GAME = 900_000

test(
  'a stranger finishes a game against a level 3 bot with the mouse',
  async () => {
    const { host, page } = await openBox({ width: 1280, height: 720, path: IS_FULL_DEPTH ? PLAIN_QUERY : FLAT_QUERY })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await playMoves(page, (first) => first.click())
    await expectResult(page)
    const [save] = await host.services.saves.list()
    expect(save).toMatchObject({ game: 'forty-nine', over: true })
    const { head } = await host.services.saves.load(save!.id)
    expect(head.chairs).toMatchObject([{ kind: 'person' }, { kind: 'bot', level: 3 }])
    // The game can be watched again at once, and the table is there afterwards.
    await page.locator('[data-action="watch"]').click()
    await page.getByRole('slider').waitFor(PATIENCE)
    await page.locator('[data-demo-eyes]').selectOption({ index: 2 })
    await page.keyboard.press('End')
    expect(Number(await page.getByRole('slider').inputValue())).toBe(save!.moves)
    // It is studied in the background of the real page, left off, and kept beside the game.
    await page.locator('[data-study]').click()
    await page.locator('[data-bars] li').first().waitFor(PATIENCE)
    await page.locator('[data-study-stop]').click()
    // Only a study that was left off before its end can go on.
    await page.locator('[data-study-on]').waitFor(PATIENCE)
    await expect.poll(async () => (await readdir(join(host.dataFolder, 'studies'))).length, PATIENCE).toBe(1)
    await page.locator('[data-demo-leave]').click()
    await expectResult(page)
  },
  WHOLE_GAME,
)

/** Expects all that can be touched besides the things on the table to be as large as a thumb. */
async function expectThumbSizes(page: Page): Promise<void> {
  const size = '[it.offsetWidth, it.offsetHeight, it.getAttribute("aria-label") ?? it.textContent.trim()]'
  const sizes = await attributes(page, 'button:not(.shut *, [data-flat] *)', size)
  expect(sizes.length).toBeGreaterThan(5)
  for (const [width, height, words] of sizes as [number, number, string][]) {
    expect.soft(width, words).toBeGreaterThanOrEqual(44)
    expect.soft(height, words).toBeGreaterThanOrEqual(44)
  }
}

if (IS_FULL_DEPTH) {
  test(
    'the same by touch on a phone, and everything that can be touched is big enough for a thumb',
    async () => {
      const { page } = await openBox({ width: 390, height: 844, touch: true, path: PLAIN_QUERY })
      await page.getByRole('button', { name: 'Play', exact: true }).tap()
      await moves(page).first().waitFor()
      await expectThumbSizes(page)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
      await playMoves(page, (first) => first.tap())
      await expectResult(page)
    },
    WHOLE_GAME,
  )
}

test('flat on the smallest phone, a square, a card and a key are as large as a thumb, however it is held', async () => {
  const { page } = await openBox({ width: 360, height: 640, touch: true, path: FLAT_QUERY })
  await page.getByRole('button', { name: 'Play', exact: true }).tap()
  await moves(page).first().waitFor()
  for (const [width, height] of [
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectThumbSizes(page)
    const [board] = await attributes(page, '[data-field-flat]', 'it.offsetWidth')
    // The board is sixteen inches wide, and a square two.
    expect(Number(board) / 8).toBeGreaterThanOrEqual(44)
    const cards = await attributes(
      page,
      '[data-flat] [data-touch^="hand:"]',
      'Math.min(it.offsetWidth, it.offsetHeight)',
    )
    expect(cards.length).toBeGreaterThan(0)
    expect(Math.min(...cards.map(Number))).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  }
  // In a low window the board scrolls by its rims: at first all its squares are in sight.
  await page.setViewportSize({ width: 844, height: 340 })
  const rims = `['left', 'top', 'right', 'bottom'].map((side) =>
    Math.abs(it.getBoundingClientRect()[side] - it.parentElement.getBoundingClientRect()[side]))`
  await expect
    .poll(async () => Math.max(...((await attributes(page, '[data-field-flat]', rims))[0] as number[])), PATIENCE)
    .toBeLessThan(15)
})

/** Expects that the focus is on a control that is seen whole, with a ring; returns whether it is the one wanted. */
async function isFocused(page: Page, wanted: string): Promise<boolean> {
  const [isWanted, problem] = await page.evaluate<[boolean, string]>(`(() => {
    const it = document.activeElement
    const { left, top, right, bottom } = it.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(it)
    const isRinged = it.matches(':focus-visible') && outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const isSeen = it !== document.body && it.checkVisibility() && isInside
    const problem = isSeen && isRinged ? '' : it.outerHTML.slice(0, 200)
    return [it.matches(${JSON.stringify(wanted)}), problem]
  })()`)
  expect(problem).toBe('')
  return isWanted
}

/** Presses Tab until the control wanted has the focus. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    // After the last control the browser's own ones follow.
    if (await page.evaluate('document.activeElement === document.body')) continue
    if (await isFocused(page, wanted)) return
  }
  throw new Error(`Tab does not come to ${wanted}.`)
}

test('a game can be finished by keyboard alone, from the shelf to the rematch, and one sees where the focus is', async () => {
  const page = await openPage(await openHost(), { width: 1280, height: 720, reducedMotion: true, path: FLAT_QUERY })
  await page.locator('[data-action="find"]').waitFor(PATIENCE)
  await tabTo(page, '[data-action="find"]')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor(PATIENCE)
  await expect.poll(() => isFocused(page, '[data-find]'), PATIENCE).toBe(true)
  // Among these letters are the keys of sound and help; here they are only letters.
  await page.keyboard.type('chum?')
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.keyboard.type('forty-nine')
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(page, '[data-choice="play"]'), PATIENCE).toBe(true)
  await page.keyboard.press('Enter')

  // A hint takes the focus, so that Enter takes the hint. Then the list of moves has it again.
  expect(await waitForTurn(page)).toBe(true)
  await page.keyboard.press('1')
  expect(await isFocused(page, '[data-move]')).toBe(true)
  await page.keyboard.press('h')
  await page.locator('[data-hint] .what').waitFor(PATIENCE)
  await expect.poll(() => isFocused(page, '[data-hint] button'), PATIENCE).toBe(true)
  const ply = await rootData(page, 'ply')
  await page.keyboard.press('Enter')
  await page.locator(`html:not([data-ply="${ply}"])`).waitFor({ state: 'attached', ...PATIENCE })

  // A sheet gives the focus back to where it was.
  expect(await waitForTurn(page)).toBe(true)
  await page.keyboard.press('1')
  await tabTo(page, '[data-action="menu"]')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor(PATIENCE)
  await tabTo(page, '[data-sheet="pad"]')
  await page.keyboard.press('Enter')
  await page.locator('dialog:not(:has([data-sheet="pad"]))').waitFor(PATIENCE)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(page, '[data-action="menu"]'), PATIENCE).toBe(true)

  await playMoves(page, async () => {
    await page.keyboard.press('1')
    expect(await isFocused(page, '[data-moves] button')).toBe(true)
    await page.keyboard.press('Enter')
  })
  await expectResult(page)
  // A key pressed too early, to skip the last animation, begins nothing.
  await page.locator('[data-ending]:not([data-deaf])').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('html[data-over="false"]').waitFor({ state: 'attached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('after a reload in the middle the shelf offers the game, and it goes on where it was', async () => {
  const { host, page } = await openBox({ path: FLAT_QUERY })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playMoves(page, (first) => first.click(), 3)
  await moves(page).first().waitFor()
  const [save] = await host.services.saves.list()
  const before = await host.services.saves.load(save!.id)
  const shown = await page.getByRole('region', { name: 'Table', exact: true }).textContent()
  await page.close()

  const again = await openPage(host, { reducedMotion: true, path: FLAT_QUERY })
  await again.getByRole('button', { name: /Go on:/ }).click()
  await moves(again).first().waitFor()
  expect(await again.getByRole('region', { name: 'Table', exact: true }).textContent()).toBe(shown)
  await playMoves(again, (first) => first.click(), 1)
  const after = await host.services.saves.load(save!.id)
  expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries)
  expect(after.entries.length).toBeGreaterThan(before.entries.length)
})

test('an unlawful touch says why in words, and nothing is lost', async () => {
  const { page } = await openBox({ path: FLAT_QUERY })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await moves(page).first().waitFor()
  const ply = await rootData(page, 'ply')
  const playable = await page.locator('[data-flat] .hand .next').count()
  const dead = page.locator('[data-flat] .hand button:not(.next)')
  expect(playable + (await dead.count())).toBeGreaterThanOrEqual(5)
  // The next card of the hand covers most of it.
  await dead.first().click({ position: { x: 12, y: 24 } })
  expect(await page.locator('[data-refusal]').textContent()).toMatch(/\w+ \w+ \w+/)
  expect(await rootData(page, 'ply')).toBe(ply)
})

/** Script that notes what happens once a game is over: the table moves or rests, and the result is told or not yet. */
const WATCH_END = `{
  window.stages = []
  new MutationObserver(() => {
    const paper = document.querySelector('[data-ending]')
    if (paper === null) return
    const moves = document.documentElement.dataset.moving === 'true' ? 'moving' : 'at rest'
    const now = moves + (paper.open ? ', told' : '')
    if (stages.at(-1) !== now) stages.push(now)
  }).observe(document, { subtree: true, childList: true, attributes: true })
}`

test('what comes after a game waits until the table is at rest: the end is watched first', async () => {
  // Without a graphics card, every frame of a larger table takes longer.
  const { page } = await openBox({ width: 900, height: 560, path: '?quality=low&settle=false', reducedMotion: false })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await waitForTurn(page)
  await page.evaluate(WATCH_END)
  await page.locator('[data-action="menu"]').click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Yes, give up' }).click()
  await page.locator('[data-action="rematch"]').waitFor(PATIENCE)
  const stages = await page.evaluate<string[]>('stages')
  expect(stages).toContain('moving')
  expect(stages).not.toContain('moving, told')
  expect(stages.at(-1)).toBe('at rest, told')
})
