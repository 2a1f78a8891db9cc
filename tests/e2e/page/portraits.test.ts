import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../harness'
import { attributes, openBox, PATIENCE, PLAIN_QUERY, playMoves } from './table'

/** Address of the sheet of portraits in half size, which is all that a table in low quality needs. */
const SMALL = /\/baked\/portrait-atlas-small-[0-9a-f]{8}\.webp$/

test('the five opponents are shown by portrait, and the one who sits opposite on the card at the fan', async () => {
  const { host, page } = await openBox({ width: 1280, height: 720, path: PLAIN_QUERY })
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

  await page.locator('[data-opponent="5"]').click()
  await page.locator('[data-choice="play"]').click()
  await playMoves(page, (first) => first.click(), 1)
  await page.close()

  // Where nothing else has shown them, Homer's card fetches them, once, and that of the other player does not.
  const fetched: string[] = []
  const listen = (it: Page) => it.on('requestfinished', (request) => fetched.push(request.url()))
  const again = await openPage(host, { width: 1280, height: 720, path: PLAIN_QUERY, listen })
  await again.getByRole('button', { name: /Go on:/ }).click()
  await again.locator('html[data-ready="game"][data-settled="true"]').waitFor({ state: 'attached', ...PATIENCE })
  await expect
    .poll(() => fetched.filter((it) => /\/portrait-atlas-/.test(it)), PATIENCE)
    .toEqual([expect.stringMatching(SMALL)])
})
