import type { Browser, CDPSession } from 'playwright-core'
import { createSeededRng } from '../../../src/rules/kit'
import { watchPage } from './page-state'
import { createHands, type Hands } from './touching'

/** Which page of an exhibit to open. */
export interface PageAsked {
  /** The address of the exhibit, without a query. */
  readonly url: string
  /** Whether the screen is in portrait orientation. */
  readonly upright?: boolean
  /** Whether the table is shown in depth; flat by default. */
  readonly depth?: boolean
}

/** A page through which visitors play. */
export interface VisitedPage {
  readonly hands: Hands
  readonly session: CDPSession
  /** Its address at human pace. */
  readonly address: string
  close(): Promise<void>
}

/**
 * Device pixels per CSS pixel for a table in depth: without a graphics card the full number takes seconds per frame.
 */
const COARSE = 0.25
/** Time that a page may take to load on a busy machine, in milliseconds. */
const LOADING = 180_000

/**
 * Opens an empty page with a screen's size and touch input.
 * @param fault receives exceptions of the page's own code
 */
export async function openPage(
  browser: Browser,
  { url, upright, depth }: PageAsked,
  fault: (message: string) => void,
): Promise<VisitedPage> {
  const size = upright ? { width: 1080, height: 1920 } : { width: 1920, height: 1080 }
  const deviceScaleFactor = depth ? COARSE : 1
  const context = await browser.newContext({ viewport: size, hasTouch: true, deviceScaleFactor })
  const page = await context.newPage()
  page.setDefaultNavigationTimeout(LOADING)
  const session = await context.newCDPSession(page)
  await watchPage(page)
  page.on('pageerror', ({ message }) => fault(message))
  const address = `${url}?${depth ? 'quality=low' : 'flat=true'}`
  return { hands: createHands(page, session, size), session, address, close: () => context.close() }
}

/** Returns a generator of numbers from 0 to below 1, the same for the same seed. */
export function chanceOf(seed: string): () => number {
  const rng = createSeededRng(seed)
  return () => rng.below(2 ** 20) / 2 ** 20
}
