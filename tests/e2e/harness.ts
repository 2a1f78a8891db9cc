import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { startHost } from '../../src/host/http-server'
import { createNodeServices } from '../../src/node/compose/app-services'
import type { Services } from '../../src/protocol/app/services'

/** A host for one test. Its data folder is empty at first, unless the test gives it one. */
export interface TestHost {
  readonly url: string
  readonly port: number
  readonly services: Services
  readonly dataFolder: string
  /** Faults inside services. No test should cause any. */
  readonly faults: readonly unknown[]
  close(): Promise<void>
}

/**
 * Starts the real host, which ends with the test. By default it has a free port and an empty data folder; a test can
 * give it those of an earlier host. The test fails if a service broke.
 */
export async function openHost(given?: { readonly dataFolder: string; readonly port: number }): Promise<TestHost> {
  const dataFolder = given?.dataFolder ?? (await mkdtemp(join(tmpdir(), 'parlor-box-test-')))
  const faults: unknown[] = []
  const services = await createNodeServices({ dataFolder, shell: 'host', version: '0.0.0-test' })
  const host = await startHost({
    services,
    rendererFolder: inject('rendererFolder'),
    port: given?.port ?? 0,
    report: (fault) => faults.push(fault),
  })
  const close = async () => {
    await host.close()
    await services.close()
  }
  onTestFinished(async () => {
    await close()
    if (!given) await rm(dataFolder, { recursive: true, force: true })
    if (faults.length > 0) throw new Error(`Services failed: ${faults.map(String).join('; ')}`)
  })
  return { url: host.url, port: host.port, services, dataFolder, faults, close }
}

export interface PageOptions {
  readonly width?: number
  readonly height?: number
  /** Whether the page is used with a finger instead of a mouse. */
  readonly touch?: boolean
  readonly reducedMotion?: boolean
  /** Text that is appended to the host's address, for example `?quality=low`. */
  readonly path?: string
  /** Errors on the console that the test causes on purpose. */
  readonly expected?: RegExp
  /** Called with the page, and awaited, before anything is loaded into it. */
  readonly listen?: (page: Page) => unknown
  /** Further settings of the browser's context. */
  readonly context?: BrowserContextOptions
}

/**
 * Pixels of the screen per CSS pixel. At this resolution, a table takes a quarter of the time to draw without a
 * graphics card.
 */
const COARSE = 0.5

/**
 * What a browser reports while nobody serves its page, whatever it was just loading or asking for. A host that was
 * started anew answers its former page with 403.
 */
export const GONE =
  /net::ERR_(?:CONNECTION|EMPTY_RESPONSE|INCOMPLETE|CONTENT_LENGTH|SOCKET|INTERNET)|WebSocket connection to|status of 403/

let browser: Promise<Browser> | null = null

/**
 * Opens the app in a fresh browser profile and waits until it says that it is ready. The test fails at its end if the
 * page logged an error, threw one, or could not load something.
 */
export async function openPage(host: Pick<TestHost, 'url'>, options: PageOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject('browserEndpoint'))
  const context = await (
    await browser
  ).newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    deviceScaleFactor: COARSE,
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    ...options.context,
  })
  const page = await context.newPage()
  const errors = collectErrors(page, options.expected)
  onTestFinished(async () => {
    await context.close()
    if (errors.length > 0) throw new Error(`The page complained:\n${errors.join('\n')}`)
  })
  await options.listen?.(page)
  await page.goto(host.url + (options.path ?? ''), { timeout: 120_000 })
  await waitUntilReady(page)
  return page
}

/** Waits until the page has said that it is ready for the first time. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 120_000 })
}

function collectErrors(page: Page, expected: RegExp | undefined): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text)) errors.push(text)
  }
  page.on('pageerror', (fault) => note(`${fault.name}: ${fault.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
  })
  page.on('crash', () => note('The page crashed.'))
  return errors
}
