import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../harness'
import { fastQuery, openExhibit, PATIENCE, waitForScene } from './exhibit'

/** Longest time of a visit that is drawn in software on a busy machine, in milliseconds. */
const VISIT = 300_000
const GAME = 'isolation'
/** How bright a whole picture of the page may be, from 0 to 255: the lightest print on the table stays far below. */
const MAX_BRIGHTNESS = 150

/**
 * Script that begins the game as soon as the choice of games takes touches: this visitor counts as gone within two
 * seconds, which on a busy machine pass between a look from outside and a click.
 */
const CHOOSE = `new MutationObserver((_, seen) => {
  const game = document.querySelector('html[data-scene="choice"]:not([data-shield]) [data-game="${GAME}"]')
  if (game === null) return
  seen.disconnect()
  game.click()
}).observe(document, { subtree: true, childList: true, attributes: true })`

/** Takes every picture that a page shows, until the returned function is called; that returns their brightness. */
async function film(page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page)
  const pictures: Buffer[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(Buffer.from(data, 'base64'))
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 320, maxHeight: 180 })
  return async () => {
    await session.send('Page.stopScreencast')
    return Promise.all(
      pictures.map(async (picture) => {
        const { channels } = await sharp(picture).stats()
        return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
      }),
    )
  }
}

test(
  'a page that has had many visitors begins anew when one has gone away: counted, invited, and never white',
  async () => {
    const exhibit = await openExhibit({ games: [GAME], idle: { after: 30, ring: 10 } })
    const page = await openPage(exhibit, { width: 1920, height: 1080, path: `${fastQuery(20)}&visitors=1` })
    const brightness = await film(page)
    await page.locator('[data-caption]').first().waitFor(PATIENCE)
    await page.evaluate(CHOOSE)
    await page.mouse.click(600, 400)
    await expect.poll(() => exhibit.health().loads, PATIENCE).toBe(2)
    await waitForScene(page, 'attract')
    await page.locator('[data-caption]').first().waitFor(PATIENCE)
    const pictures = await brightness()
    expect(pictures.length).toBeGreaterThan(5)
    expect(Math.max(...pictures)).toBeLessThan(MAX_BRIGHTNESS)
    // One game begun, none ended, one left, which is the one that timed out.
    await expect.poll(() => exhibit.counts(), PATIENCE).toMatch(/,1,0,1,\d+,en:1,isolation:1,1\n/)
  },
  VISIT,
)
