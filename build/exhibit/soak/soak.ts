import type { Browser, CDPSession, Page } from 'playwright-core'
import { seededRng } from '../../../src/rules/kit'
import { figures, sizeOf, type Figures, type Size } from './memory'
import { differences, fallenIn, stateOf, watchPage } from './page-state'
import { secondTouches } from './second-touches'
import { createHands, type Hands } from './touching'
import { goHome, VISITORS, type Tell } from './visitors'

/** What came of it. */
export interface Soaked extends Figures {
  readonly visitors: number
  readonly seconds: number
  /** What was found amiss, with the number and kind of the visitor. */
  readonly amiss: readonly string[]
}

export interface SoakAsked {
  /** The address of the exhibit, without a query. */
  readonly url: string
  readonly visitors: number
  readonly seed: string
  /** So many times faster than for people. */
  readonly pace: number
  /** How many boxes the exhibit's games come from. */
  readonly boxes: number
  /** A screen that stands upright. */
  readonly upright?: boolean
  /** Ends it after the visitor who plays. */
  readonly signal?: AbortSignal
  /** Told after each visitor how many have been and how much was amiss. */
  readonly say?: (visitors: number, amiss: number) => void
}

/** Visitors before the first look at memory, or a quarter of few: what a page keeps for all its visits is there by then. */
export const WARM_UP = 200
/** Loads until every box was seen: a box may hold one game of 25. */
const LOADS = 60
/** By what part the heap may grow from the first quarter to the last. */
export const MOST_GROWTH = 0.05

/**
 * Plays visitors one after another through an exhibit's page, and compares the page after each of them with one that has
 * just begun.
 */
export async function soak(browser: Browser, asked: SoakAsked): Promise<Soaked> {
  const size = asked.upright ? { width: 1080, height: 1920 } : { width: 1920, height: 1080 }
  const context = await browser.newContext({ viewport: size, hasTouch: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await watchPage(page)
    return await soakIn(createHands(page, session, size), session, asked)
  } finally {
    await context.close()
  }
}

async function soakIn(hands: Hands, session: CDPSession, asked: SoakAsked): Promise<Soaked> {
  const begun = performance.now()
  const amiss: string[] = []
  const { page } = hands
  page.on('pageerror', (fault) => amiss.push(`the page: ${fault.message}`))
  const address = `${asked.url}?flat=true`
  await page.goto(address)
  await stateOf(page)
  await secondTouches(hands, (what) => amiss.push(what))
  const fresh = await freshStates(page, `${address}&pace=${String(asked.pace)}`, asked.boxes)
  const chance = chanceOf(asked.seed)
  const kinds = Object.entries(VISITORS)
  const sizes: Size[] = []
  const warm = Math.min(WARM_UP, Math.floor(asked.visitors / 4))
  let number = 0
  for (; number < asked.visitors && asked.signal?.aborted !== true; number++) {
    const [kind, visitor] = kinds[number % kinds.length]!
    const tell: Tell = (what) => void amiss.push(`${String(number)} ${kind}: ${what}`)
    await visitor(hands, chance, tell).catch((fault: unknown) => tell(String(fault)))
    await leftOver(hands, fresh, tell)
    if (number >= warm) sizes.push(await sizeOf(session))
    asked.say?.(number + 1, amiss.length)
  }
  const seconds = Math.round((performance.now() - begun) / 1000)
  return { visitors: number, seconds, amiss, ...figures(sizes) }
}

function chanceOf(seed: string): () => number {
  const rng = seededRng(seed)
  return () => rng.below(2 ** 20) / 2 ** 20
}

/** A page that has just begun, by the box that lies there: loaded until every box was seen. */
async function freshStates(page: Page, address: string, boxes: number): Promise<ReadonlyMap<string, string>> {
  const fresh = new Map<string, string>()
  for (let loads = 0; fresh.size < boxes && loads < LOADS; loads++) {
    await page.goto(address)
    const { box, text } = await stateOf(page)
    fresh.set(box, text)
  }
  return fresh
}

/** Back to the invitation; tells what is there then that was not at first. */
async function leftOver(hands: Hands, fresh: ReadonlyMap<string, string>, tell: Tell): Promise<void> {
  await goHome(hands)
  const { box, text } = await stateOf(hands.page)
  for (const fallen of await fallenIn(hands.page)) tell(`a second touch would have reached ${fallen}`)
  const known = fresh.get(box)
  if (known === undefined) tell(`a box that was not there: ${box}`)
  else if (known !== text) differences(known, text).forEach(tell)
}
