import type { Browser } from 'playwright-core'
import { figures, sizeOf, type Figures, type Size } from './memory'
import { chanceOf, openPage, type PageAsked, type VisitedPage } from './page'
import { differences, fallenIn, stateOf, weighNext } from './page-state'
import { secondTouches } from './second-touches'
import type { Hands } from './touching'
import { goHome, VISITORS, type Tell } from './visitors'

/** What came of it. */
export interface Soaked extends Figures {
  readonly visitors: number
  readonly seconds: number
  /** What was found amiss, with the number and kind of the visitor. */
  readonly amiss: readonly string[]
}

export interface SoakAsked extends PageAsked {
  readonly visitors: number
  readonly seed: string
  /** So many times faster than for people. */
  readonly pace: number
  /** Pages that are played at once, each by visitors one after another. */
  readonly lanes: number
  /** How many boxes the exhibit's games come from. */
  readonly boxes: number
  /** Ends it after the visitor who plays. */
  readonly signal?: AbortSignal
  /** Told after each visitor how many have been and how much was amiss. */
  readonly say?: (visitors: number, amiss: number) => void
  /** Told at once of what is amiss, with the number and kind of the visitor. */
  readonly found?: Tell
}

/** Visitors of a page before the first look at its memory, or a quarter of few: what it keeps for all visits is there by then. */
export const WARM_UP = 200
/** Visitors from one look at memory to the next. */
const BETWEEN_LOOKS = 4
/** Looks from one count of compiled code to the next. */
const BETWEEN_COUNTS = 5
/** Loads until every box was seen: a box may hold one game of 25. */
const LOADS = 60
/** By what part the heap, without compiled code, may grow from the first quarter to the last. */
export const MOST_GROWTH = 0.05

/** A page that visitors play through. */
interface Lane extends VisitedPage {
  readonly sizes: Size[]
}

/** What all lanes know together: whose turn it is, what was amiss, and how a page begins, by the box that lies there. */
interface Shared {
  readonly asked: SoakAsked
  readonly amiss: string[]
  readonly tell: Tell
  readonly fresh: Map<string, string>
  next(): number | null
}

/**
 * Plays visitors through the pages of an exhibit, and compares a page after each of them with one that has just begun.
 * Memory is that of the page which grew most.
 */
export async function soak(browser: Browser, asked: SoakAsked): Promise<Soaked> {
  const begun = performance.now()
  let number = 0
  const next = (): number | null => (number < asked.visitors && asked.signal?.aborted !== true ? number++ : null)
  const amiss: string[] = []
  const tell: Tell = (what) => {
    amiss.push(what)
    asked.found?.(what)
  }
  const shared: Shared = { asked, amiss, tell, fresh: new Map(), next }
  const lanes = await Promise.all(Array.from({ length: asked.lanes }, () => openLane(browser, shared)))
  try {
    await peoplesPace(lanes[0]!, shared)
    await Promise.all(lanes.map((lane) => freshStates(lane, shared)))
    await Promise.all(lanes.map((lane) => visitAll(lane, shared)))
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()))
  }
  const seconds = Math.round((performance.now() - begun) / 1000)
  const [most] = lanes.map(({ sizes }) => figures(sizes)).sort((a, b) => b.heap.growth - a.heap.growth)
  return { visitors: number, seconds, amiss: shared.amiss, ...most! }
}

async function openLane(browser: Browser, { asked, tell }: Shared): Promise<Lane> {
  const page = await openPage(browser, asked, (message) => tell(`the page: ${message}`))
  return { ...page, sizes: [] }
}

/** What needs a page at the pace of people. */
async function peoplesPace({ hands, address }: Lane, { tell }: Shared): Promise<void> {
  await hands.page.goto(address)
  await stateOf(hands.page)
  await secondTouches(hands, tell)
}

/** Loads pages until one with every box has begun: at the pace of people, so that its first round is not over before it is drawn. */
async function freshStates({ hands, address }: Lane, { asked, fresh }: Shared): Promise<void> {
  for (let loads = 0; loads === 0 || (fresh.size < asked.boxes && loads < LOADS); loads++) {
    await hands.page.goto(address)
    const { box, text } = await stateOf(hands.page)
    fresh.set(box, text)
  }
  await hands.page.goto(`${address}&pace=${String(asked.pace)}`)
  await stateOf(hands.page)
}

async function visitAll({ hands, session, sizes }: Lane, { asked, amiss, tell, fresh, next }: Shared): Promise<void> {
  const kinds = Object.entries(VISITORS)
  const warm = Math.min(WARM_UP, Math.floor(asked.visitors / asked.lanes / 4))
  let number = next()
  for (let visits = 0; number !== null; visits++, number = next()) {
    const [kind, visitor] = kinds[number % kinds.length]!
    const name = `${String(number)} ${kind}`
    const hear: Tell = (what) => tell(`${name}: ${what}`)
    await visitor(hands, chanceOf(`${asked.seed} ${String(number)}`), hear).catch((fault: unknown) =>
      hear(String(fault)),
    )
    await hands.settled()
    if (visits >= warm && visits % BETWEEN_LOOKS === 0) await weighNext(hands.page)
    const heap = await leftOver(hands, fresh, hear)
    if (heap !== null) sizes.push(await sizeOf(session, heap, sizes.length % BETWEEN_COUNTS === 0))
    asked.say?.(number + 1, amiss.length)
  }
}

/** Back to the invitation; tells what is there then that was not at first. Resolves with its heap in bytes if it was weighed. */
async function leftOver(hands: Hands, fresh: ReadonlyMap<string, string>, tell: Tell): Promise<number | null> {
  await goHome(hands)
  const { box, text, heap } = await stateOf(hands.page)
  for (const fallen of await fallenIn(hands.page)) tell(`a second touch would have reached ${fallen}`)
  const known = fresh.get(box)
  if (known === undefined) tell(`a box that was not there: ${box}`)
  else if (known !== text) differences(known, text).forEach(tell)
  return heap
}
