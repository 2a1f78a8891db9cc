import sharp from 'sharp'
import type { Page } from 'playwright-core'

const MAX_QUALITY = 88
const MIN_QUALITY = 40
const QUALITY_STEP = 4

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

/** Encodes a picture as WebP, at the best quality that fits into `bytes`. Throws if even the lowest does not. */
export async function webpWithin(png: Buffer, maxBytes: number): Promise<Buffer> {
  for (let quality = MAX_QUALITY; quality >= MIN_QUALITY; quality -= QUALITY_STEP) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= maxBytes) return webp
  }
  throw new Error(`The picture does not fit into ${String(maxBytes)} bytes.`)
}
