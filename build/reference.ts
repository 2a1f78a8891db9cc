import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright-core'
import { startBrowser } from '../tests/e2e/browser'
import { ensureBuilt } from './launch/build'
import type { Captured, CapturedTexture } from './reference/captured'
import { develop, meanLight, type Photograph } from './reference/develop'
import { flip } from './reference/flip/flip'
import { PER_DEGREE, PICTURE, SCENES } from './reference/scenes'
import { captureScript, take } from './reference/take'
import { prepare, type Picture } from './reference/trace/prepared'
import { type Light, trace } from './reference/trace/trace'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plane } from './reference/flip/filters'
import { sharedBytes } from './reference/trace/shared'

/** Traced pictures that are kept, by what they were traced from: tracing takes minutes. */
interface Kept {
  /** The picture of these settings, if it was traced before. */
  find(captured: Captured, settings: Settings): Promise<Light | null>
  keep(captured: Captured, settings: Settings, light: Light): Promise<void>
}

interface Settings {
  readonly width: number
  readonly height: number
  readonly samples: number
}

/** Rises when the tracer itself finds other light. */
const TRACER = 1

function nameOf(captured: Captured, settings: Settings): string {
  const text = JSON.stringify({ TRACER, settings, captured })
  return `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.light`
}

function createKept(folder: string): Kept {
  return {
    async find(captured, settings) {
      const bytes = await readFile(join(folder, nameOf(captured, settings))).catch((error: unknown) => {
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
        join(folder, nameOf(captured, settings)),
        new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength),
      )
    },
  }
}

/** What the manifest of the baked pictures says of each. */
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
      // Rows of a texture begin below.
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

/** A map of differences from 0, black, to 1, white. */
function grey({ width, height, values }: Plane): Photograph {
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: values.length * 3 }, (_, i) => values[Math.floor(i / 3)]! * 255),
  }
}

/** Writes a picture down as PNG. */
async function writePhotograph({ width, height, pixels }: Photograph, file: string): Promise<void> {
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file)
}

/**
 * `npm run reference`: how far the table of the page lies from what light does. Takes the settled table of eight games in
 * both looks, follows the light of the very same scene by path tracing (minutes a game, kept in `.reference` until the
 * scene changes), and compares them by FLIP. `npm run reference -- cassino-21 isolation` compares those alone;
 * `--samples 64` follows so many paths a pixel, and not 32. Prints a row a game; the pictures and the maps of what differs
 * are left in `.reference/pictures`.
 */

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
