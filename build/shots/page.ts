import type { Page } from 'playwright-core'

/** Time that a picture may take without a graphics card, in milliseconds. */
export const SETTLING = 900_000

/** Resolves when the page shows the shelf or a game. */
export async function ready(page: Page, place?: 'shelf' | 'game'): Promise<void> {
  const value = place === undefined ? '' : `="${place}"`
  await page.locator(`html[data-ready${value}]`).waitFor({ state: 'attached', timeout: SETTLING })
}

/** Resolves when nothing more will be drawn; with averaged frames, when the averaged picture is complete. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-settled="true"]').waitFor({ state: 'attached', timeout: SETTLING })
}

/** Resumes the game saved last, and waits until it is drawn. */
export async function resume(page: Page): Promise<void> {
  await page.locator('[data-action="resume"]').click({ timeout: SETTLING })
  await ready(page, 'game')
  await settled(page)
}
