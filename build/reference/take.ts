import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { galleryPosition } from '../shots/gallery'
import { openShotHost } from '../shots/host'
import { ready, resume } from '../shots/page'
import type { Captured, CapturedPicture } from './captured'
import { develop, type Photograph, shrink } from './develop'
import { SHRINK, WINDOW } from './scenes'
import { floatsOf } from './trace/shared'

/** A table of the page: its picture, and for the rich look also the captured scene. */
export interface Taken {
  readonly picture: Photograph
  readonly captured: Captured | null
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
export async function take(
  browser: Browser,
  rendererFolder: string,
  script: string,
  game: string,
  quality: 'high' | 'low',
): Promise<Taken> {
  const host = await openShotHost(rendererFolder)
  const context = await browser.newContext({ viewport: WINDOW })
  try {
    await host.save(galleryPosition(game))
    const page = await context.newPage()
    await page.addInitScript({ content: script })
    await page.goto(`${host.url}?quality=${quality}&speed=instant&aid=false`)
    await ready(page)
    await resume(page)
    const { light, exposure, width, height } = await page.evaluate<CapturedPicture>('capturePicture()')
    const captured = quality === 'high' ? await page.evaluate<Captured>('captureTable()') : null
    const picture = develop({ width, height, pixels: upright(floatsOf(light), width) }, exposure)
    return { picture: shrink(picture, SHRINK), captured }
  } finally {
    await context.close()
    await host.close()
  }
}

/** Reverses the order of rows, from bottom-up to top-down. */
function upright(pixels: Float32Array, width: number): Float32Array {
  const row = width * 3
  return pixels.map((_, at) => pixels[pixels.length - row - at + 2 * (at % row)]!)
}
