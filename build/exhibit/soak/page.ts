import type { Browser, CDPSession } from 'playwright-core'
import { seededRng } from '../../../src/rules/kit'
import { watchPage } from './page-state'
import { createHands, type Hands } from './touching'

/** Which page of an exhibit is opened. */
export interface PageAsked {
  /** The address of the exhibit, without a query. */
  readonly url: string
  /** A screen that stands upright. */
  readonly upright?: boolean
  /** The table in depth; flat unless wished for. */
  readonly depth?: boolean
}

/** A page that visitors play through. */
export interface VisitedPage {
  readonly hands: Hands
  readonly session: CDPSession
  /** Where it is at the pace of people. */
  readonly address: string
  close(): Promise<void>
}

/** Pixels drawn of a table in depth for each CSS pixel: without a graphics card all of them take seconds a frame. */
const COARSE = 0.25
/** How long a page may load on a busy machine, in milliseconds. */
const LOADING = 180_000

/** Opens an empty page of a screen's size that can be touched. @param fault hears what the page's own code throws */
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

/** Numbers from 0 to 1, the same for the same seed. */
export function chanceOf(seed: string): () => number {
  const rng = seededRng(seed)
  return () => rng.below(2 ** 20) / 2 ** 20
}
