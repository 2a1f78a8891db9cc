import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContextOptions, type BrowserServer, type Page } from 'playwright-core'
import { ensureBuilt } from '../../../build/launch/build'
import { openShotHost, waitUntilReady, waitUntilSettled } from '../../../build/shots/page'
import type { Position } from '../../../build/shots/position'
import { startBrowser, type Compositor } from '../../e2e/browser'
import { COUNT_BUFFERS } from './buffers'
import { WATCH } from './frames'

const root = resolve(import.meta.dirname, '../../..')
const rendererFolder = join(root, 'out/renderer')

/** The place where the page is measured: the built page behind the real host, in a headless browser. */
export interface Lab {
  /** Whether figures only have to come out: every window is small then. */
  readonly short: boolean
  /**
   * Opens the page in a fresh profile, with nothing cached, and passes it to `use`.
   * @param query `quality=low&…`
   */
  visit<T>(query: string, use: (visit: Visit) => Promise<T>, options?: VisitOptions): Promise<T>
  close(): Promise<void>
}

export interface VisitOptions {
  /** What puts the page together; what stands in for a graphics card by default. */
  readonly compositor?: Compositor
  /** Screen of the visitor; a desktop's by default. */
  readonly screen?: BrowserContextOptions
  /** Game that is saved before the page opens, and the moves that lead to it: the shelf offers it. */
  readonly saved?: { readonly position: Position; readonly opening?: readonly string[] }
  /** Puts files into the data folder before the host starts. */
  readonly fill?: (dataFolder: string) => void
}

export interface Visit {
  readonly page: Page
  /** Files of the built page that were requested so far, without repeats: `assets/index-1a2b.js`. */
  readonly requestedFiles: ReadonlySet<string>
  /** Milliseconds since the navigation. */
  elapsedMs(): number
  /** Resolves when everything is prepared and nothing new was drawn or requested for some seconds. */
  waitUntilQuiet(): Promise<void>
}

/** Milliseconds without a new request after which no more is expected. */
const QUIET_MS = 3000
const SHORT_QUIET_MS = 300
/** How long a machine without a graphics card may take to prepare everything, in milliseconds. */
const TIMEOUT_MS = 120_000

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } }
const SMALL: BrowserContextOptions = { viewport: { width: 320, height: 180 } }

/** Settings of a phone that is held upright and touched with a finger. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

/** Builds the page if its sources changed. Rejects if that fails; a visit rejects if no browser starts. */
export async function openLab(short: boolean): Promise<Lab> {
  if (!(await ensureBuilt(root, (sentence) => console.log(sentence)))) throw new Error('The app could not be built.')
  const started = new Map<Compositor, { readonly server: BrowserServer; readonly browser: Browser }>()
  async function browserWith(compositor: Compositor): Promise<Browser> {
    const known = started.get(compositor)
    if (known) return known.browser
    const server = await startBrowser(compositor)
    const browser = await chromium.connect(server.wsEndpoint())
    started.set(compositor, { server, browser })
    return browser
  }
  return {
    short,
    async visit(query, use, { compositor = 'card', screen = DESKTOP, saved, fill } = {}) {
      const browser = await browserWith(compositor)
      const host = await openShotHost(rendererFolder, fill)
      const context = await browser.newContext(short ? SMALL : screen)
      try {
        if (saved) await host.save(saved.position, saved.opening)
        const page = await context.newPage()
        const asked = new Set<string>()
        page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1) || 'index.html'))
        await page.addInitScript({ content: WATCH })
        await page.addInitScript({ content: COUNT_BUFFERS })
        const begun = performance.now()
        await page.goto(`${host.url}?${query}`)
        await waitUntilReady(page)
        const since = () => performance.now() - begun
        const quiet = () => silence(page, asked, short ? SHORT_QUIET_MS : QUIET_MS)
        return await use({ page, requestedFiles: asked, elapsedMs: since, waitUntilQuiet: quiet })
      } finally {
        await context.close()
        await host.close()
      }
    },
    async close() {
      for (const { server, browser } of started.values()) {
        await browser.close()
        await server.close()
      }
    },
  }
}

async function silence(page: Page, asked: ReadonlySet<string>, quietMs: number): Promise<void> {
  for (let count = -1; count !== asked.size;) {
    await waitUntilSettled(page)
    await page.locator('html[data-prepared="true"]').waitFor({ state: 'attached', timeout: TIMEOUT_MS })
    count = asked.size
    await page.waitForTimeout(quietMs)
  }
}

/**
 * Returns the bytes of the code among these files: scripts, styles and the page itself, compressed as hosts send them.
 */
export function codeBytes(asked: Iterable<string>): number {
  const code = [...asked].filter((file) => /\.(js|css|html)$/.test(file))
  return code.reduce((sum, file) => sum + gzipSync(readFileSync(join(rendererFolder, file)), { level: 9 }).length, 0)
}

/** Returns the size of a picture of the built page, in bytes. */
export function fileBytes(file: string): number {
  return readFileSync(join(rendererFolder, file)).length
}
