import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { firstMove, moves } from '../first-moves'
import { openHost, openPage, type PageOptions, type TestHost } from '../harness'

/** Query for a fast and plain table: for tests of what the page does, not of how it looks. */
export const PLAIN_QUERY = '?quality=low&speed=instant&settle=false'
/** Query for the table without depth: for tests that are not about the table at all. */
export const FLAT_QUERY = '?flat=true&speed=instant'

/** Longest time that a bot or a busy machine may take, in milliseconds. */
export const PATIENCE = { timeout: 60_000 }

export { firstMove, moves }

/**
 * Returns a data attribute of the root element, which tells what the page does now: `ply`, `over`, `phase`, `frames`, …
 */
export async function rootData(page: Page, name: string): Promise<string> {
  return (await page.locator('html').getAttribute(`data-${name}`)) ?? ''
}

/** Starts a host, opens its page and lifts the lid of the box of Forty-Nine. */
export async function openBox(options: PageOptions): Promise<{ host: TestHost; page: Page }> {
  const host = await openHost()
  return { host, page: await openBoxAt(host, options) }
}

/** Does the same at a host that runs already. */
export async function openBoxAt(house: Pick<TestHost, 'url'>, options: PageOptions): Promise<Page> {
  const page = await openPage(house, { reducedMotion: true, ...options })
  const box = page.locator('[data-box="forty-nine-outfit"]')
  await (options.touch ? box.tap() : box.click())
  const game = page.locator('[data-game="forty-nine"]')
  await game.waitFor(PATIENCE)
  await (options.touch ? game.tap() : game.click())
  await page.locator('[data-choice="play"]').waitFor(PATIENCE)
  return page
}

/**
 * Waits until a player at this screen can move or the game is over; returns whether the game goes on. A call that may
 * be made between moves ("Cassino!") does not count as a move: its window closes by itself.
 */
export async function waitForTurn(page: Page): Promise<boolean> {
  await page
    .locator('html[data-over="true"], [data-moves] button:not([aria-disabled="true"], [data-claim])')
    .first()
    .waitFor({ state: 'attached', ...PATIENCE })
  return (await rootData(page, 'over')) !== 'true'
}

/**
 * Plays until the game is over or `most` moves are made: `act` makes one move and is given the button of the first
 * move. Returns the number of moves made.
 */
export async function playMoves(page: Page, act: (first: Locator) => Promise<void>, most = 200): Promise<number> {
  let made = 0
  while (made < most && (await waitForTurn(page))) {
    const ply = await rootData(page, 'ply')
    await act(await firstMove(page, act))
    await page.locator(`html:not([data-ply="${ply}"])`).waitFor({ state: 'attached', ...PATIENCE })
    made++
  }
  return made
}

/** Waits for the sheet that tells how the game ended, and expects it to show the totals. */
export async function expectResult(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: /\bwins?\b|first place/ }).waitFor(PATIENCE)
  expect(await page.getByRole('dialog').getByRole('table').textContent()).toContain('Total')
}

/** Returns the value of an expression for each visible element `it` that a selector finds. */
export function attributes(page: Page, selector: string, expression: string): Promise<unknown[]> {
  const all = `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((it) => it.checkVisibility())`
  return page.evaluate(`${all}.map((it) => ${expression})`)
}
