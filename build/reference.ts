/**
 * `npm run reference`: how far the table of the page lies from what light does. Takes the settled table of eight games in
 * both looks, follows the light of the very same scene by path tracing (minutes a game, kept in `.reference` until
 * the scene changes), and compares them by FLIP. `npm run reference -- cassino-21 isolation` compares those alone;
 * `--samples 64` follows so many paths a pixel. Pictures are left in `.reference/pictures`.
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { startBrowser } from '../tests/e2e/browser'
import { ensureBuilt } from './launch/build'
import type { Captured } from './reference/captured'
import { develop, type Photograph, shrink } from './reference/develop'
import { flip } from './reference/flip/flip'
import { createKept } from './reference/kept'
import { readPictures, writePhotograph } from './reference/pictures'
import { PER_DEGREE, SCENES, SHRINK, WINDOW } from './reference/scenes'
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
  options: { samples: { type: 'string', default: '64' } },
})
const settings = { width: WINDOW.width / SHRINK, height: WINDOW.height / SHRINK, samples: Number(values.samples) }

/** The light of a scene, traced unless it is kept. */
async function lightOf(captured: Captured): Promise<Light> {
  const known = await kept.find(captured, settings)
  if (known) return known
  const scene = prepare(captured, await readPictures(captured.textures, join(rendererFolder, 'baked')))
  const light = await trace(scene, settings.width, settings.height, settings.samples)
  await kept.keep(captured, settings, light)
  return light
}

/** How far both looks of a game lie from its reference. */
async function compare(
  browser: Browser,
  script: string,
  game: string,
): Promise<readonly [rich: number, plain: number]> {
  const rich = await take(browser, rendererFolder, script, game, 'high')
  const plain = await take(browser, rendererFolder, script, game, 'low')
  if (!rich.captured) throw new Error(`the table of ${game} was not captured`)
  const reference = develop(await lightOf(rich.captured), rich.captured.exposure)
  const keep = (name: string, picture: Photograph) => writePhotograph(picture, join(pictures, `${game}-${name}.png`))
  await keep('reference', reference)
  const [richer, plainer] = await Promise.all(
    (
      [
        ['rich', rich],
        ['plain', plain],
      ] as const
    ).map(async ([name, { picture }]) => {
      const small = shrink(picture, SHRINK)
      await keep(name, small)
      return flip(reference, small, PER_DEGREE).mean
    }),
  )
  return [richer!, plainer!]
}

if (!(await ensureBuilt(root, (sentence) => console.log(sentence)))) process.exit(1)
await mkdir(pictures, { recursive: true })
const server = await startBrowser()
const browser = await chromium.connect(server.wsEndpoint())
const script = await captureScript()
for (const game of positionals.length > 0 ? positionals : SCENES) {
  const begun = performance.now()
  const [rich, plain] = await compare(browser, script, game)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`${game}: rich ${rich.toFixed(4)}, plain ${plain.toFixed(4)} (${seconds} s)`)
}
await browser.close()
await server.close()
