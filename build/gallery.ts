/**
 * `npm run gallery`: takes a picture of every game for docs/gallery from the built app, in high quality and settled,
 * and writes docs/gallery.md with all of them; also takes small ones for the lists of the boxes, which are data URLs in
 * resources/thumbnails.json. `npm run gallery -- isolation colorow` takes only those games, `-- --small` only the small
 * pictures, in the plain look. With `--into FOLDER` the large ones are written there losslessly, and nothing else is
 * written: `npm run compare -- FOLDER FOLDER` then shows what has changed between two states of the app. Without a
 * graphics card a picture takes half a minute on an idle machine, or a few seconds in the plain look.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright-core'
import sharp from 'sharp'
import en from '../src/renderer/i18n/en'
import { BOXES } from '../src/rules/manifest'
import { startBrowser } from '../tests/e2e/browser'
import { ensureBuilt } from './launch/build'
import { galleryPosition, GALLERY_GAMES } from './shots/gallery'
import { openShotHost, waitUntilReady, resumeGame, SETTLING_TIMEOUT_MS, webpWithin } from './shots/page'
import { gameOf } from './shots/position'

const root = resolve(import.meta.dirname, '..')
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string' }, small: { type: 'boolean', default: false } },
})
const folder = values.into === undefined ? join(root, 'docs/gallery') : resolve(values.into)
const PAGE = join(root, 'docs/gallery.md')
const thumbnails = join(root, 'resources/thumbnails.json')
const MAX_BYTES = 120 * 1024
const MAX_SMALL_BYTES = 11 * 1024
/** Size of a small picture, in pixels. */
const SMALL_SIZE = { width: 192, height: 144 }
const WINDOW_SIZE = { width: 1280, height: 720 }

/** Returns the area of the window that a game's papers leave free, in pixels. */
async function freeAreaOf(page: Page): Promise<{ left: number; top: number; width: number; height: number }> {
  const style = await page.locator('.room').getAttribute('style')
  const side = (name: string): number => parseFloat(style?.split(`--free-${name}:`)[1] ?? 'NaN')
  const sides = { left: side('left'), top: side('top'), right: side('right'), bottom: side('bottom') }
  const left = Math.ceil(sides.left)
  const top = Math.ceil(sides.top)
  return {
    left,
    top,
    width: Math.floor(WINDOW_SIZE.width - sides.right) - left,
    height: Math.floor(WINDOW_SIZE.height - sides.bottom) - top,
  }
}

/** Takes only the field of a game, small enough for a list. */
async function takeSmall(page: Page, game: string): Promise<void> {
  const free = await freeAreaOf(page)
  await page.evaluate(`document.querySelector('.papers').style.visibility = 'hidden'`)
  const png = await page.screenshot({ timeout: SETTLING_TIMEOUT_MS })
  const small = await sharp(png)
    .extract(free)
    .resize({ ...SMALL_SIZE, fit: 'cover', kernel: 'lanczos3' })
    .sharpen({ sigma: 0.4 })
    .png()
    .toBuffer()
  const address = `data:image/webp;base64,${(await webpWithin(small, MAX_SMALL_BYTES)).toString('base64')}`
  const all = { ...(JSON.parse(await readFile(thumbnails, 'utf8')) as Record<string, string>), [game]: address }
  const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(thumbnails, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** Writes a picture of the whole window. */
async function keepLarge(png: Buffer, game: string): Promise<void> {
  if (values.into === undefined) await writeFile(join(folder, `${game}.webp`), await webpWithin(png, MAX_BYTES))
  else await writeFile(join(folder, `${game}.png`), png)
}

async function take(browser: Browser, game: string): Promise<void> {
  const host = await openShotHost(join(root, 'out/renderer'))
  const context = await browser.newContext({ viewport: WINDOW_SIZE })
  try {
    await host.save(galleryPosition(game))
    const page = await context.newPage()
    // The aid's shapes on the cards are off: the pictures show the inks as they have aged.
    const look = values.small ? 'quality=low&settle=false' : 'quality=high'
    await page.goto(`${host.url}?${look}&speed=instant&aid=false`)
    await waitUntilReady(page)
    await resumeGame(page)
    if (!values.small) await keepLarge(await page.screenshot({ timeout: SETTLING_TIMEOUT_MS }), game)
    if (values.into === undefined) await takeSmall(page, game)
  } finally {
    await context.close()
    await host.close()
  }
}

/** Returns the gallery page with every existing picture, box by box. */
function galleryPage(files: readonly string[]): string {
  const there = GALLERY_GAMES.filter((game) => files.includes(`${game}.webp`))
  const parts = BOXES.flatMap(({ id, title }) => {
    const shown = there.filter((game) => gameOf(game).info.box === id)
    return shown.length === 0 ? [] : [`## ${title}`, ...shown.map(entry)].join('\n\n')
  })
  const head = 'Every game as it lies on the table. The pictures are taken from the app by `npm run gallery`.'
  return ['# Gallery', head, ...parts, ''].join('\n\n').replace(/\n+$/, '\n')
}

function entry(game: string): string {
  const { title } = gameOf(game).info
  const line = (en.games as Readonly<Record<string, string>>)[game]
  return `### ${title}\n\n${line ?? ''}\n\n![${title} on the table](gallery/${game}.webp)`
}

if (!(await ensureBuilt(root, (sentence) => console.log(sentence)))) process.exit(1)
await mkdir(folder, { recursive: true })
const server = await startBrowser()
const browser = await chromium.connect(server.wsEndpoint())
for (const game of wanted.length > 0 ? wanted : GALLERY_GAMES) {
  const begun = performance.now()
  await take(browser, game)
  console.log(`${game} (${((performance.now() - begun) / 1000).toFixed(0)} s)`)
}
await browser.close()
await server.close()
if (values.into === undefined) await writeFile(PAGE, galleryPage(await readdir(folder)))
