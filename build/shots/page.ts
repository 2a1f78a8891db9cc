import type { Page } from 'playwright-core'

/** How long a picture may take where there is no graphics card, in milliseconds. */
export const SETTLING = 900_000

/** Resolves when the page stands at the shelf or at a game. */
export async function ready(page: Page, place?: 'shelf' | 'game'): Promise<void> {
  const value = place === undefined ? '' : `="${place}"`
  await page.locator(`html[data-ready${value}]`).waitFor({ state: 'attached', timeout: SETTLING })
}

/** Resolves when nothing more will be drawn: where frames are averaged, when the averaged picture is complete. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-settled="true"]').waitFor({ state: 'attached', timeout: SETTLING })
}

/** Goes on with the game that was saved last, until it lies there and is drawn. */
export async function resume(page: Page): Promise<void> {
  await page.locator('[data-action="resume"]').click({ timeout: SETTLING })
  await ready(page, 'game')
  await settled(page)
}
