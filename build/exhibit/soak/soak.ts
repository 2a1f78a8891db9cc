import type { Browser } from 'playwright-core'
import { figures, sizeOf, type Figures, type Size } from './memory'
import { chanceOf, openPage, type PageAsked, type VisitedPage } from './page'
import { differences, fallenIn, stateOf, weighNext } from './page-state'
import { secondTouches } from './second-touches'
import type { Hands } from './touching'
import { goHome, VISITORS, type Tell } from './visitors'

/** The result of a soak test. */
export interface Soaked extends Figures {
  readonly visitors: number
  readonly seconds: number
  /** Faults found, with the number and kind of the visitor. */
  readonly amiss: readonly string[]
}

export interface SoakAsked extends PageAsked {
  readonly visitors: number
  readonly seed: string
  /** Factor by which the page runs faster than for people. */
  readonly pace: number
  /** Number of pages played at the same time, each by visitors one after another. */
  readonly lanes: number
  /** Number of boxes from which the exhibit's games come. */
  readonly boxes: number
  /** Ends the test after the current visitors. */
  readonly signal?: AbortSignal
  /** Called after each visitor with the number of visitors and faults so far. */
  readonly say?: (visitors: number, amiss: number) => void
  /** Called immediately for each fault, with the number and kind of the visitor. */
  readonly found?: Tell
}

/**
 * Visitors of a page before its memory is first measured, or a quarter of all if they are few: by then everything that
 * it keeps for all visits is there.
 */
export const WARM_UP = 200
/** Visitors between two measurements of memory. */
const BETWEEN_LOOKS = 4
/** Measurements of memory between two measurements of compiled code. */
const BETWEEN_CODE = 5
/** Limit of page loads for seeing every box: a box may hold one game of 25. */
const LOADS = 60
/** Largest allowed relative growth of the heap, compiled code excluded, from the first quarter to the last. */
export const MOST_GROWTH = 0.05

/** A page through which visitors play one after another. */
interface Lane extends VisitedPage {
  readonly sizes: Size[]
}

/** State shared by all lanes: the next visitor, the faults, and the initial state of a page by the box on its table. */
interface Shared {
  readonly asked: SoakAsked
  readonly amiss: string[]
  readonly tell: Tell
  readonly fresh: Map<string, string>
  next(): number | null
}

/**
 * Plays visitors through the pages of an exhibit, and compares a page after each of them with a newly loaded one. The
 * reported memory is that of the page that grew most.
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

/** Runs the checks that need a page at human pace. */
async function peoplesPace({ hands, address }: Lane, { tell }: Shared): Promise<void> {
  await hands.page.goto(address)
  await stateOf(hands.page)
  await secondTouches(hands, tell)
}

/** Loads pages until each box has been seen: at human pace, so that the first round does not end before it is drawn. */
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
    if (heap !== null) sizes.push(await sizeOf(session, heap, sizes.length % BETWEEN_CODE === 0))
    asked.say?.(number + 1, amiss.length)
  }
}

/**
 * Returns to the attract scene, and reports what differs from its initial state. Resolves with the heap size in bytes
 * if it was measured.
 */
async function leftOver(hands: Hands, fresh: ReadonlyMap<string, string>, tell: Tell): Promise<number | null> {
  await goHome(hands)
  const { box, text, heap } = await stateOf(hands.page)
  for (const fallen of await fallenIn(hands.page)) tell(`a second touch would have reached ${fallen}`)
  const known = fresh.get(box)
  if (known === undefined) tell(`a box that was not there: ${box}`)
  else if (known !== text) differences(known, text).forEach(tell)
  return heap
}
