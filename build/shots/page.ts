import type { Page } from 'playwright-core'

/** Time that a picture may take without a graphics card, in milliseconds. */
export const SETTLING_TIMEOUT_MS = 900_000
/** Time that the shelf may take until it offers a saved game, in milliseconds. */
const OFFER_TIMEOUT_MS = 120_000

/** Resolves when the page shows the shelf or a game. */
export async function waitUntilReady(page: Page, place?: 'shelf' | 'game'): Promise<void> {
  const value = place === undefined ? '' : `="${place}"`
  await page.locator(`html[data-ready${value}]`).waitFor({ state: 'attached', timeout: SETTLING_TIMEOUT_MS })
}

/** Resolves when nothing more will be drawn; with averaged frames, when the averaged picture is complete. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.locator('html[data-settled="true"]').waitFor({ state: 'attached', timeout: SETTLING_TIMEOUT_MS })
}

/** Resumes the game saved last, and waits until it is drawn. Rejects if the shelf offers none. */
export async function resumeGame(page: Page): Promise<void> {
  await waitUntilReady(page, 'shelf')
  const resume = page.locator('[data-action="resume"]')
  await resume.waitFor({ timeout: OFFER_TIMEOUT_MS }).catch((cause: unknown) => {
    throw new Error('The shelf offers no game to resume.', { cause })
  })
  await resume.click({ timeout: SETTLING_TIMEOUT_MS })
  await waitUntilReady(page, 'game')
  await waitUntilSettled(page)
}
