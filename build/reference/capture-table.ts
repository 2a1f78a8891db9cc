import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { galleryPosition } from '../shots/gallery'
import { openShotHost } from '../shots/host'
import { waitUntilReady, resumeGame } from '../shots/page'
import type { CapturedScene, CapturedPicture } from './captured-scene'
import { toSrgbPicture, type SrgbPicture, shrink } from './srgb-picture'
import { SHRINK_FACTOR, WINDOW_SIZE } from './scenes'
import { floatsOf } from './trace/shared'

/** A table of the page: its picture, and for the rich look also the captured scene. */
export interface TableCapture {
  readonly picture: SrgbPicture
  readonly captured: CapturedScene | null
}

/** Returns the script that runs in the page before the page's own. */
export async function captureScript(): Promise<string> {
  const entry = fileURLToPath(new URL('./page/main.ts', import.meta.url))
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}

/** Captures the settled table of a game in its gallery position, in one look. */
export async function captureTable(
  browser: Browser,
  rendererFolder: string,
  script: string,
  game: string,
  quality: 'high' | 'low',
): Promise<TableCapture> {
  const host = await openShotHost(rendererFolder)
  const context = await browser.newContext({ viewport: WINDOW_SIZE })
  try {
    await host.save(galleryPosition(game))
    const page = await context.newPage()
    await page.addInitScript({ content: script })
    await page.goto(`${host.url}?quality=${quality}&speed=instant&aid=false`)
    await waitUntilReady(page)
    await resumeGame(page)
    const { light, exposure, width, height } = await page.evaluate<CapturedPicture>('capturePicture()')
    const captured = quality === 'high' ? await page.evaluate<CapturedScene>('captureTable()') : null
    const picture = toSrgbPicture({ width, height, pixels: flipRows(floatsOf(light), width) }, exposure)
    return { picture: shrink(picture, SHRINK_FACTOR), captured }
  } finally {
    await context.close()
    await host.close()
  }
}

/** Reverses the order of rows, from bottom-up to top-down. */
function flipRows(pixels: Float32Array, width: number): Float32Array {
  const row = width * 3
  return pixels.map((_, at) => pixels[pixels.length - row - at + 2 * (at % row)]!)
}
