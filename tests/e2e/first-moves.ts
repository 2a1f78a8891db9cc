import type { Locator, Page } from 'playwright-core'

/** How long a bot or a busy machine may take, in milliseconds. */
const PATIENCE = { timeout: 60_000 }

/** The region of buttons in words: one for each legal move. It may be folded behind its plate: see `firstMove`. */
export function moves(page: Page): Locator {
  return page.getByRole('region', { name: 'Moves' }).getByRole('button')
}

/**
 * The button of the first move, in sight: in the list where that lies open, behind its plate where it does not, or
 * the one thing that can be done. `press` opens the list as whoever plays here would.
 */
export async function firstMove(page: Page, press: (key: Locator) => Promise<void>): Promise<Locator> {
  const shown = page.locator('[data-moves] button:not([aria-disabled="true"])').first()
  if ((await page.locator('[data-drawer].shut').count()) === 0) return shown
  const only = page.locator('[data-verbs] .glows')
  const plate = page.locator('[data-action="moves"][aria-expanded="false"]')
  await only.or(plate).first().waitFor(PATIENCE)
  if ((await only.count()) > 0) return only
  await press(plate)
  const listed = page.locator('[data-all-moves] [data-move], [data-drawer]:not(.shut) [data-moves] button').first()
  await listed.waitFor(PATIENCE)
  return listed
}

/** How many lines the log has, which is opened for it and put away again. */
export async function countLogLines(page: Page): Promise<number> {
  await page.locator('[data-action="log"]').click()
  const lines = page.getByRole('dialog').getByRole('region', { name: 'What happened' }).getByRole('listitem')
  await lines.first().waitFor(PATIENCE)
  const count = await lines.count()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return count
}

/** From the shelf to a game in which it is the person's turn. */
export async function openGame(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /Forty-Nine/ })
    .click()
  await page.locator('[data-game="forty-nine"]').click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await awaited(page)
}

/** Resolves when the person can move. */
async function awaited(page: Page): Promise<void> {
  const free = page.locator('[data-moves] button:not([aria-disabled="true"])')
  await free.first().waitFor({ state: 'attached', ...PATIENCE })
}

/** Makes moves, the first that is offered each time, until the person has had `turns` turns or the game is over. */
export async function playTurns(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const ply = (await page.locator('html').getAttribute('data-ply')) ?? ''
    await (await firstMove(page, (key) => key.click())).click()
    await page.locator(`html:not([data-ply="${ply}"])`).waitFor({ state: 'attached', timeout: 30_000 })
    await awaited(page)
  }
}
