import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { startBrowser } from '../tests/e2e/browser'
import { ensureBuilt } from './launch/build'
import type { CapturedScene, CapturedTexture } from './reference/captured-scene'
import { toSrgbPicture, meanLight, type SrgbPicture } from './reference/srgb-picture'
import { flip } from './reference/flip/flip'
import { PIXELS_PER_DEGREE, PICTURE_SIZE, COMPARED_GAMES } from './reference/scenes'
import { captureScript, captureTable } from './reference/capture-table'
import { prepare, type Picture } from './reference/trace/prepared-scene'
import { type Light, trace } from './reference/trace/trace'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plane } from './reference/flip/filters'
import { sharedBytes } from './reference/trace/shared'

/** A cache of traced pictures, keyed by their input, because tracing takes minutes. */
interface LightCache {
  /** Returns the picture for these settings, if it was traced before. */
  find(captured: CapturedScene, settings: Settings): Promise<Light | null>
  keep(captured: CapturedScene, settings: Settings, light: Light): Promise<void>
}

interface Settings {
  readonly width: number
  readonly height: number
  readonly samples: number
}

/** Version of the tracer; increases when the tracer itself produces different light. */
const TRACER_VERSION = 1

function cacheFileOf(captured: CapturedScene, settings: Settings): string {
  const text = JSON.stringify({ TRACER: TRACER_VERSION, settings, captured })
  return `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.light`
}

function createLightCache(folder: string): LightCache {
  return {
    async find(captured, settings) {
      const bytes = await readFile(join(folder, cacheFileOf(captured, settings))).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      })
      if (bytes === null) return null
      const { width, height } = settings
      return { width, height, pixels: new Float32Array(Uint8Array.from(bytes).buffer) }
    },
    async keep(captured, settings, { pixels }) {
      await mkdir(folder, { recursive: true })
      await writeFile(
        join(folder, cacheFileOf(captured, settings)),
        new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength),
      )
    },
  }
}

/** The part of the manifest of baked pictures that is read here. */
interface Manifest {
  readonly pictures: Readonly<Record<string, { readonly file: string }>>
}

/**
 * Reads the pictures of captured materials.
 * @param baked the folder of the baked pictures
 * @throws Error naming a picture that was neither drawn by the page nor baked
 */
async function readPictures(textures: readonly CapturedTexture[], baked: string): Promise<Picture[]> {
  const { pictures } = JSON.parse(readFileSync(join(baked, 'manifest.json'), 'utf8')) as Manifest
  return Promise.all(
    textures.map(async ({ name, drawn, srgb, wrap }) => {
      const file = pictures[name]?.file
      if (drawn === null && file === undefined) throw new Error(`the picture "${name}" was not baked`)
      const source =
        drawn === null ? join(baked, file ?? '') : Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64')
      // Texture rows begin at the bottom.
      const { data, info } = await sharp(source)
        .removeAlpha()
        .toColourspace('srgb')
        .flip()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { srgb, wrap, width: info.width, height: info.height, pixels: sharedBytes(data) }
    }),
  )
}

/** Converts a map of differences to grey, from 0, black, to 1, white. */
function grey({ width, height, values }: Plane): SrgbPicture {
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: values.length * 3 }, (_, i) => values[Math.floor(i / 3)]! * 255),
  }
}

/** Writes a picture as PNG. */
async function writePhotograph({ width, height, pixels }: SrgbPicture, file: string): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file)
}

/**
 * `npm run reference`: measures how far the page's table is from physically correct lighting. Captures the settled
 * table of eight games in both looks, path-traces the same scene (minutes per game, cached in `.reference` until the
 * scene changes), and compares them by FLIP. `npm run reference -- cassino-21 isolation` compares only those games;
 * `--samples 64` traces 64 paths per pixel instead of 32. Prints a row per game; the pictures and the maps of
 * differences are left in `.reference/pictures`.
 */

const root = resolve(import.meta.dirname, '..')
const rendererFolder = join(root, 'out/renderer')
const folder = join(root, '.reference')
const pictures = join(folder, 'pictures')
const lightCache = createLightCache(folder)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { samples: { type: 'string', default: '32' } },
})
const settings = { ...PICTURE_SIZE, samples: Number(values.samples) }

/** Returns the light of a scene, traced unless it is cached. */
async function lightOf(captured: CapturedScene): Promise<Light> {
  const known = await lightCache.find(captured, settings)
  if (known) return known
  const scene = prepare(captured, await readPictures(captured.textures, join(rendererFolder, 'baked')))
  const light = await trace(scene, settings.width, settings.height, settings.samples)
  await lightCache.keep(captured, settings, light)
  return light
}

/** Comparison of one look with the reference. */
interface Row {
  readonly flip: number
  /** Its mean light divided by the reference's. */
  readonly light: number
}

/** Compares both looks of a game with its reference, and writes all pictures. */
async function compare(browser: Browser, script: string, game: string): Promise<readonly Row[]> {
  const rich = await captureTable(browser, rendererFolder, script, game, 'high')
  const plain = await captureTable(browser, rendererFolder, script, game, 'low')
  if (!rich.captured) throw new Error(`the table of ${game} was not captured`)
  const reference = toSrgbPicture(await lightOf(rich.captured), rich.captured.exposure)
  const pathOf = (name: string) => join(pictures, `${game}-${name}.png`)
  await writePhotograph(reference, pathOf('reference'))
  const rows: Row[] = []
  for (const [name, { picture }] of Object.entries({ rich, plain })) {
    const { mean, map } = flip(reference, picture, PIXELS_PER_DEGREE)
    await writePhotograph(picture, pathOf(name))
    await writePhotograph(grey(map), pathOf(`${name}-difference`))
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
  for (const game of positionals.length > 0 ? positionals : COMPARED_GAMES) {
    const cells = (await compare(browser, script, game)).map(
      (row) => `${row.flip.toFixed(3)} | ${row.light.toFixed(2)}`,
    )
    console.log(`| ${game} | ${cells.join(' | ')} |`)
  }
} finally {
  await browser.close()
  await server.close()
}
