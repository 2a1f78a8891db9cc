import type { Locator, Page } from 'playwright-core'

/** Longest time that a bot or a busy machine may take, in milliseconds. */
const PATIENCE = { timeout: 60_000 }

/** Returns the list of moves in words: one button for each legal move. The list may be folded away: see `firstMove`. */
export function moves(page: Page): Locator {
  return page.getByRole('region', { name: 'Moves' }).getByRole('button')
}

/**
 * Returns a visible button that makes a first move. If the list of moves is open, this is its first button. If it is
 * folded away, this is the only action on offer, or else the first button of the list, which `press` opens.
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

/**
 * Opens the log, returns its number of lines, and closes it again. If its script was being loaded while nobody served
 * it, touches "Try again" as a person would: the page is loaded anew, since the browser keeps the failure.
 */
export async function countLogLines(page: Page): Promise<number> {
  const key = page.locator('[data-action="log"]')
  const lines = page.getByRole('dialog').getByRole('region', { name: 'What happened' }).getByRole('listitem')
  const again = page.locator('[data-action="fetch-again"]')
  await key.click()
  await lines.or(again).first().waitFor(PATIENCE)
  if (await again.isVisible()) {
    // Either the script comes now, or the page is loaded anew, without a paper on its table. No paper alone says nothing:
    // there is none for a moment while the script is asked for again.
    await page.evaluate(`document.documentElement.dataset.failed = ''`)
    const anew = page.locator('html[data-ready="game"]:not([data-failed])')
    await again.click()
    await lines.or(anew).first().waitFor(PATIENCE)
    if ((await anew.count()) > 0) await key.click(PATIENCE)
    await lines.first().waitFor(PATIENCE)
  }
  const count = await lines.count()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return count
}

/** Opens a game from the shelf and waits until it is the person's turn. */
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

/** Makes the first offered move again and again until the person has had `turns` turns. */
export async function playTurns(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const ply = (await page.locator('html').getAttribute('data-ply')) ?? ''
    await (await firstMove(page, (key) => key.click())).click()
    await page.locator(`html:not([data-ply="${ply}"])`).waitFor({ state: 'attached', timeout: 30_000 })
    await awaited(page)
  }
}
