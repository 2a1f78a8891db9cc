import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { startHost } from '../../src/host/http-server'
import { createNodeServices } from '../../src/node/compose/app-services'
import type { Services } from '../../src/protocol/app/services'

/** A host with an empty data folder, for one test. */
export interface TestHost {
  readonly url: string
  readonly port: number
  readonly services: Services
  readonly dataFolder: string
  /** Faults inside services, which no test should cause. */
  readonly faults: readonly unknown[]
  close(): Promise<void>
}

/**
 * Starts the real host, on a free port with an empty folder unless a former one's are given; it ends with the test, and
 * fails it if a service broke.
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
  /** A finger instead of a mouse. */
  readonly touch?: boolean
  readonly reducedMotion?: boolean
  /** Appended to the host's address: `?quality=low`. */
  readonly path?: string
  /** Errors on the console that this test means to cause. */
  readonly expected?: RegExp
  /** Further settings of the browser's context. */
  readonly context?: BrowserContextOptions
}

/** Pixels of the screen per CSS pixel: without a graphics card a table takes a quarter of the time to draw. */
const COARSE = 0.5

let browser: Promise<Browser> | null = null

/**
 * Opens the app in a fresh browser profile and waits until it says that it is ready. Anything that the page logs as an
 * error, throws, or fails to load fails the test when it ends.
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
  await page.goto(host.url + (options.path ?? ''), { timeout: 120_000 })
  await waitUntilReady(page)
  return page
}

/** Resolves when the page has said that it is ready for the first time. */
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
