import type { Browser, CDPSession } from 'playwright-core'
import { createSeededRng } from '../../src/rules/kit'
import { watchPage } from './page-state'
import { createTouchInput, type TouchInput } from './touch-input'

/** Which page of an exhibit to open. */
export interface PageOptions {
  /** The address of the exhibit, without a query. */
  readonly url: string
  /** Whether the screen is in portrait orientation. */
  readonly upright?: boolean
  /** Whether the table is shown in depth; flat by default. */
  readonly depth?: boolean
  /** Number of visitors after whom the page begins anew; its own default if absent. */
  readonly pageVisitors?: number
}

/** A page through which visitors play. */
export interface VisitedPage {
  readonly touchInput: TouchInput
  readonly session: CDPSession
  /** Its address at human pace. */
  readonly address: string
  /** Returns how many times the page has been loaded. */
  loads(): number
  close(): Promise<void>
}

/**
 * Device pixels per CSS pixel for a table in depth and for a flat one: without a graphics card the full number takes
 * seconds per frame of the one, and most of the time of the other.
 */
const [DEPTH_SCALE_FACTOR, FLAT_SCALE_FACTOR] = [0.25, 0.5]
/** Time that a page may take to load on a busy machine, in milliseconds. */
const LOAD_TIMEOUT_MS = 180_000

/**
 * Opens an empty page with a screen's size and touch input.
 * @param onFault receives exceptions of the page's own code
 */
export async function openPage(
  browser: Browser,
  { url, upright, depth, pageVisitors }: PageOptions,
  onFault: (message: string) => void,
): Promise<VisitedPage> {
  const size = upright ? { width: 1080, height: 1920 } : { width: 1920, height: 1080 }
  const deviceScaleFactor = depth ? DEPTH_SCALE_FACTOR : FLAT_SCALE_FACTOR
  const context = await browser.newContext({ viewport: size, hasTouch: true, deviceScaleFactor })
  const page = await context.newPage()
  page.setDefaultNavigationTimeout(LOAD_TIMEOUT_MS)
  const session = await context.newCDPSession(page)
  await watchPage(page)
  page.on('pageerror', ({ message }) => onFault(message))
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  const query = new URLSearchParams(depth ? { quality: 'low' } : { flat: 'true' })
  if (pageVisitors !== undefined) query.set('visitors', String(pageVisitors))
  return {
    touchInput: createTouchInput(page, session, size),
    session,
    address: `${url}?${query.toString()}`,
    loads: () => loads,
    close: () => context.close(),
  }
}

/** Whether a fault only says that the page was loaded again during an evaluation in it. */
export const isRenewal = (fault: unknown): boolean => String(fault).includes('because of a navigation')

/** Returns a generator of numbers from 0 to below 1, the same for the same seed. */
export function createRandom(seed: string): () => number {
  const rng = createSeededRng(seed)
  return () => rng.below(2 ** 20) / 2 ** 20
}
