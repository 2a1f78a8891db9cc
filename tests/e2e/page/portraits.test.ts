import { expect, test } from 'vitest'
import { attributes, openBox, PATIENCE, PLAIN_QUERY } from './table'

/** Addresses of the portraits, in half size and in full. */
const SMALL = /\/baked\/portrait-\d-small-[0-9a-f]{8}\.webp$/
const FULL = /\/baked\/portrait-(\d)-[0-9a-f]{8}\.webp$/

test('the five opponents are shown by portrait, and the one who sits opposite on the card at the fan', async () => {
  const { page } = await openBox({ width: 1280, height: 720, path: PLAIN_QUERY })
  const shown = async () =>
    (await attributes(
      page,
      '[data-opponents] [data-cameo]',
      'getComputedStyle(it).backgroundImage.slice(5, -2)',
    )) as string[]
  await expect.poll(async () => new Set((await shown()).filter((it) => SMALL.test(it))).size, PATIENCE).toBe(5)
  for (const address of await shown()) {
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type']).toBe('image/webp')
  }

  const drawn: string[] = []
  page.on('requestfinished', (request) => {
    const found = FULL.exec(request.url())
    if (found) drawn.push(found[1]!)
  })
  await page.locator('[data-opponent="5"]').click()
  await page.locator('[data-choice="play"]').click()
  await page.locator('html[data-ready="game"][data-settled="true"]').waitFor({ state: 'attached', ...PATIENCE })
  // Homer is the fifth of the names, and the card of the other player shows none.
  await expect.poll(() => drawn, PATIENCE).toEqual(['5'])
})
