import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { heirloomOf } from '../../../src/drawer/heirloom'
import { sayInEnglish } from '../../../src/drawer/words'
import { gameById } from '../../../src/rules/catalogue'
import { replay } from '../../../src/rules/kit'
import { GAME_IDS, type GameId } from '../../../src/rules/manifest'
import { exampleOf } from '../../renderer/example-record'

/** Returns the page that keeps the longest example of a game, from the built parts and prints. */
async function pageOf(game: GameId): Promise<string> {
  const replayed = replay(gameById, exampleOf(game))
  if (!replayed.ok) throw new Error(replayed.fault.message)
  const read = (path: string, encoding: 'utf8' | 'base64') => readFile(join(inject('rendererFolder'), path), encoding)
  return heirloomOf(
    replayed.line,
    replayed.checked,
    { names: true, code: true, aid: true },
    {
      readText: (path) => read(path, 'utf8'),
      readBase64: (path) => read(path, 'base64'),
    },
    sayInEnglish,
  )
}

test('the page of every game has all that it shows in itself, and less than a megabyte', async () => {
  for (const game of GAME_IDS) {
    const page = await pageOf(game)
    expect(Buffer.byteLength(page), game).toBeLessThan(980_000)
    expect(page.match(/data:image\/webp/gu)?.length, game).toBeGreaterThanOrEqual(3)
  }
})

test('a kept game replays in a browser without a network, by keys and by its list, on a phone, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlor-kept-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'kept.html')
  await writeFile(file, await pageOf('forty-nine'))
  const browser = await chromium.connect(inject('browserEndpoint'))
  const context = await browser.newContext({ offline: true, viewport: { width: 1280, height: 720 } })
  onTestFinished(() => browser.close())
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(?:file|data|blob):/u.test(request.url())) asked.push(request.url())
  })
  page.on('pageerror', (fault) => asked.push(fault.message))
  await page.goto(pathToFileURL(file).href)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  // What the canvas has is not known to the types of Node.
  const picture = () => page.locator('canvas').evaluate((it) => (it as unknown as { toDataURL(): string }).toDataURL())
  const first = await picture()
  // Prints are on it: a plain table would be a tenth of that.
  expect(first.length).toBeGreaterThan(200_000)
  await page.keyboard.press('End')
  const last = await page.locator('ol li').count()
  expect(await page.locator('[aria-current=step]').textContent()).toBe(
    await page
      .locator('ol li')
      .nth(last - 1)
      .textContent(),
  )
  expect(await picture()).not.toBe(first)
  await page.keyboard.press('Home')
  expect(await picture()).toBe(first)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Next' }).click()
  const size = await page.evaluate('[document.documentElement.scrollWidth, document.documentElement.scrollHeight]')
  expect(size).toEqual([390, 844])
  for (const key of await page.locator('.keys button').all())
    expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(asked).toEqual([])
})
