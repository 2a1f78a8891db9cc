import type { Page } from 'playwright-core'

/** How long anything may take on a busy machine, in milliseconds. */
export const TIMEOUT = { timeout: 300_000 }

/** Selector of the things that can be clicked next in the list: moves, and things that leave fewer moves. */
const NEXT = '[data-moves] [data-move], [data-moves] [data-next]'
/**
 * Selector of the things that leave fewer moves. Such a thing may have only a single move and then plays it; the last
 * thing in the list seldom does.
 */
const GROUPS = '[data-moves] [data-next]'
const FREE = '[data-moves] button:not([aria-disabled="true"])'

/** Takes a game out of its box with clicks. Resolves when the first move can be made. */
export async function openGame(page: Page, box: string, game: string): Promise<void> {
  await page.locator(`[data-box="${box}"]`).click(TIMEOUT)
  const listed = page.locator(`[data-game="${game}"]`)
  const play = page.locator('[data-choice="play"]')
  await listed.or(play).first().waitFor(TIMEOUT)
  if ((await play.count()) === 0) await listed.click(TIMEOUT)
  await play.click(TIMEOUT)
  await page.locator(FREE).first().waitFor(TIMEOUT)
}

/**
 * Makes the first move that is offered; if moves are grouped, the first move of the last group. Does not wait for its
 * button to stand still, as a person would. Resolves when the player can move again or the game is over.
 */
export async function makeMove(page: Page): Promise<void> {
  const ply = await page.locator('html').getAttribute('data-ply')
  for (let step = 0; step < 12; step++) {
    const first = page.locator(NEXT).first()
    const isMove = (await first.getAttribute('data-move', TIMEOUT)) !== null
    await (isMove ? first : page.locator(GROUPS).last()).dispatchEvent('click', {}, TIMEOUT)
    if (isMove) break
  }
  await page.locator(`html:not([data-ply="${ply ?? ''}"])`).waitFor({ state: 'attached', ...TIMEOUT })
  await page
    .locator(`html[data-over="true"], ${FREE}`)
    .first()
    .waitFor({ state: 'attached', ...TIMEOUT })
}

/** Opens a box on the shelf. Does not wait for its button to stand still, as a person would. */
export async function openBox(page: Page, box: string): Promise<void> {
  await page.locator(`[data-box="${box}"]`).dispatchEvent('click', {}, TIMEOUT)
  await page.locator('[data-choice="close"]').waitFor(TIMEOUT)
}

/** Puts the lid back on the open box. */
export async function closeBox(page: Page): Promise<void> {
  await page.locator('[data-choice="close"]').dispatchEvent('click', {}, TIMEOUT)
  await page.locator('html[data-phase="closed"]').waitFor({ state: 'attached', ...TIMEOUT })
}
