import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { galleryPosition } from '../shots/gallery'
import { openShotHost } from '../shots/host'
import { ready, resume, SETTLING } from '../shots/page'
import type { Captured } from './captured'
import type { Photograph } from './develop'
import { photographOf } from './pictures'
import { WINDOW } from './scenes'

/** Leaves nothing but the table: neither papers nor the dusk that is painted over its rim. No style sheet may be added. */
const BARE = `for (const over of document.querySelectorAll('.room > :not(.table), .vignette')) over.style.opacity = '0'`

/** A table of the page: what it shows, and for the rich look all that shows it. */
export interface Taken {
  readonly picture: Photograph
  readonly captured: Captured | null
}

/** The script that runs in the page before its own. */
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

/** Takes the settled table of a game where the gallery shows it, in one look. */
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
    return await bare(page, quality)
  } finally {
    await context.close()
    await host.close()
  }
}

async function bare(page: Page, quality: 'high' | 'low'): Promise<Taken> {
  await page.evaluate(BARE)
  const picture = await photographOf(await page.screenshot({ timeout: SETTLING }))
  const captured = quality === 'high' ? await page.evaluate<Captured>('captureTable()') : null
  return { picture, captured }
}
