/**
 * `npm run gallery`: a picture of every game for docs/gallery, taken from the built app in the high quality and settled,
 * and docs/gallery.md with all of them. `npm run gallery -- isolation colorow` takes those alone. With `--into FOLDER` the
 * pictures go there without loss, and docs stay as they are: `npm run compare -- FOLDER FOLDER` then says what has
 * changed between two states of the app. Without a graphics card a picture takes half a minute on an idle machine.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import en from '../src/renderer/i18n/en'
import { BOXES } from '../src/rules/manifest'
import { startBrowser } from '../tests/e2e/browser'
import { ensureBuilt } from './launch/build'
import { galleryPosition, SHOWN } from './shots/gallery'
import { openShotHost } from './shots/host'
import { ready, resume, SETTLING } from './shots/page'
import { gameOf } from './shots/position'
import { webpWithin } from './shots/webp'

const root = resolve(import.meta.dirname, '..')
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } })
const folder = values.into === undefined ? join(root, 'docs/gallery') : resolve(values.into)
const PAGE = join(root, 'docs/gallery.md')
const MOST_BYTES = 120 * 1024
const SIZE = { width: 1280, height: 720 }

async function take(browser: Browser, game: string): Promise<void> {
  const host = await openShotHost(join(root, 'out/renderer'))
  const context = await browser.newContext({ viewport: SIZE })
  try {
    await host.save(galleryPosition(game))
    const page = await context.newPage()
    // Shapes on the cards are for eyes that need them; here the inks are shown as the years have left them.
    await page.goto(`${host.url}?quality=high&speed=instant&aid=false`)
    await ready(page)
    await resume(page)
    const png = await page.screenshot({ timeout: SETTLING })
    if (values.into === undefined) await writeFile(join(folder, `${game}.webp`), await webpWithin(png, MOST_BYTES))
    else await writeFile(join(folder, `${game}.png`), png)
  } finally {
    await context.close()
    await host.close()
  }
}

/** The page with every picture that there is, box by box. */
function written(taken: readonly string[]): string {
  const there = SHOWN.filter((game) => taken.includes(`${game}.webp`))
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
for (const game of wanted.length > 0 ? wanted : SHOWN) {
  const begun = performance.now()
  await take(browser, game)
  console.log(`${game} (${((performance.now() - begun) / 1000).toFixed(0)} s)`)
}
await browser.close()
await server.close()
if (values.into === undefined) await writeFile(PAGE, written(await readdir(folder)))
