/**
 * `npm run reference`: how far the table of the page lies from what light does. Takes the settled table of eight games in
 * both looks, follows the light of the very same scene by path tracing (minutes a game, kept in `.reference` until the
 * scene changes), and compares them by FLIP. `npm run reference -- cassino-21 isolation` compares those alone;
 * `--samples 64` follows so many paths a pixel, and not 32. Prints a row a game; the pictures and the maps of what differs
 * are left in `.reference/pictures`.
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { startBrowser } from '../tests/e2e/browser'
import { ensureBuilt } from './launch/build'
import type { Captured } from './reference/captured'
import { develop, meanLight } from './reference/develop'
import { flip } from './reference/flip/flip'
import { createKept } from './reference/kept'
import { grey, readPictures, writePhotograph } from './reference/pictures'
import { PER_DEGREE, PICTURE, SCENES } from './reference/scenes'
import { captureScript, take } from './reference/take'
import { prepare } from './reference/trace/prepared'
import { type Light, trace } from './reference/trace/trace'

const root = resolve(import.meta.dirname, '..')
const rendererFolder = join(root, 'out/renderer')
const folder = join(root, '.reference')
const pictures = join(folder, 'pictures')
const kept = createKept(folder)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { samples: { type: 'string', default: '32' } },
})
const settings = { ...PICTURE, samples: Number(values.samples) }

/** The light of a scene, traced unless it is kept. */
async function lightOf(captured: Captured): Promise<Light> {
  const known = await kept.find(captured, settings)
  if (known) return known
  const scene = prepare(captured, await readPictures(captured.textures, join(rendererFolder, 'baked')))
  const light = await trace(scene, settings.width, settings.height, settings.samples)
  await kept.keep(captured, settings, light)
  return light
}

/** How a look compares with the reference. */
interface Row {
  readonly flip: number
  /** Its mean light over the reference's. */
  readonly light: number
}

/** Compares both looks of a game with its reference, and keeps all pictures. */
async function compare(browser: Browser, script: string, game: string): Promise<readonly Row[]> {
  const rich = await take(browser, rendererFolder, script, game, 'high')
  const plain = await take(browser, rendererFolder, script, game, 'low')
  if (!rich.captured) throw new Error(`the table of ${game} was not captured`)
  const reference = develop(await lightOf(rich.captured), rich.captured.exposure)
  const named = (name: string) => join(pictures, `${game}-${name}.png`)
  await writePhotograph(reference, named('reference'))
  const rows: Row[] = []
  for (const [name, { picture }] of Object.entries({ rich, plain })) {
    const { mean, map } = flip(reference, picture, PER_DEGREE)
    await writePhotograph(picture, named(name))
    await writePhotograph(grey(map), named(`${name}-difference`))
    rows.push({ flip: mean, light: meanLight(picture) / meanLight(reference) })
  }
  return rows
}

if (!(await ensureBuilt(root, (sentence) => console.log(sentence)))) process.exit(1)
await mkdir(pictures, { recursive: true })
const server = await startBrowser()
const browser = await chromium.connect(server.wsEndpoint())
const script = await captureScript()
console.log('| game | rich: FLIP | light | plain: FLIP | light |\n| --- | ---: | ---: | ---: | ---: |')
try {
  for (const game of positionals.length > 0 ? positionals : SCENES) {
    const cells = (await compare(browser, script, game)).map(
      (row) => `${row.flip.toFixed(3)} | ${row.light.toFixed(2)}`,
    )
    console.log(`| ${game} | ${cells.join(' | ')} |`)
  }
} finally {
  await browser.close()
  await server.close()
}
