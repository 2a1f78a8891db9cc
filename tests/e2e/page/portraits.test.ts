import { expect, test } from 'vitest'
import { attributes, openBox, PATIENCE, PLAIN_QUERY } from './table'

/** Addresses of the sheet of portraits, in half size and in full. */
const SMALL = /\/baked\/portrait-atlas-small-[0-9a-f]{8}\.webp$/
const FULL = /\/baked\/portrait-atlas-[0-9a-f]{8}\.webp$/

test('the five opponents are shown by portrait, and the one who sits opposite on the card at the fan', async () => {
  const { page } = await openBox({ width: 1280, height: 720, path: PLAIN_QUERY })
  const shown = (property: string) =>
    attributes(page, '[data-opponents] [data-cameo]', `getComputedStyle(it).${property}`) as Promise<string[]>
  await expect
    .poll(async () => (await shown('backgroundImage')).filter((it) => it.includes('url')).length, PATIENCE)
    .toBe(5)
  expect(new Set(await shown('backgroundPosition')).size).toBe(5)
  // Homer is the fifth of the names: the first of the lower row.
  expect((await shown('backgroundPosition')).at(-1)).toBe('0% 100%')
  const addresses = [...new Set(await shown('backgroundImage'))].map((it) => it.slice(5, -2))
  expect(addresses).toEqual([expect.stringMatching(SMALL)])
  const answer = await page.request.get(addresses[0]!)
  expect(answer.headers()['content-type']).toBe('image/webp')

  const drawn: string[] = []
  page.on('requestfinished', (request) => {
    if (FULL.test(request.url())) drawn.push(request.url())
  })
  await page.locator('[data-opponent="5"]').click()
  await page.locator('[data-choice="play"]').click()
  await page.locator('html[data-ready="game"][data-settled="true"]').waitFor({ state: 'attached', ...PATIENCE })
  // Homer's card shows a portrait, and that of the other player none: the sheet is fetched once.
  await expect.poll(() => drawn.length, PATIENCE).toBe(1)
})
