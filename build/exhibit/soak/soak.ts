import type { Browser } from 'playwright-core'
import { summarizeMemory, measureMemory, type MemorySummary, type Size } from './memory'
import { createRandom, openPage, type PageOptions, type VisitedPage } from './page'
import { differences, takeSecondTouches, waitForState, measureNextHeap } from './page-state'
import { checkSecondTouches } from './second-touches'
import type { TouchInput } from './touch-input'
import { goHome, VISITORS, type FaultReporter } from './visitors'

/** The result of a soak test. */
export interface SoakResult extends MemorySummary {
  readonly visitors: number
  readonly seconds: number
  /** Faults found, with the number and kind of the visitor. */
  readonly amiss: readonly string[]
}

export interface SoakOptions extends PageOptions {
  readonly visitors: number
  /** Number of the first visitor; 0 by default. */
  readonly first?: number
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
  readonly onFault?: FaultReporter
}

/**
 * Visitors of a page before its memory is first measured, or a quarter of all if they are few: by then everything that
 * it keeps for all visits is there.
 */
export const WARM_UP_VISITORS = 200
/** Fewest visitors of a page between two measurements of its memory. */
const MIN_VISITORS_PER_MEASUREMENT = 4
/** About how often the memory of a page is measured in a long run. */
const MAX_MEASUREMENTS = 200
/** Measurements of memory between two measurements of compiled code. */
const MEASUREMENTS_PER_SNAPSHOT = 5
/** Limit of page loads for seeing every box: a box may hold one game of 25. */
const MAX_LOADS = 60
/** Largest allowed relative growth of the heap, compiled code excluded, from the first quarter to the last. */
export const MAX_GROWTH = 0.05

/** A page through which visitors play one after another. */
interface Lane extends VisitedPage {
  readonly sizes: Size[]
}

/** State shared by all lanes: the next visitor, the faults, and the initial state of a page by the box on its table. */
interface Shared {
  readonly options: SoakOptions
  readonly faults: string[]
  readonly reportFault: FaultReporter
  readonly initialStates: Map<string, string>
  next(): number | null
}

/**
 * Plays visitors through the pages of an exhibit, and compares a page after each of them with a newly loaded one. The
 * reported memory is that of the page that grew most.
 */
export async function runSoak(browser: Browser, options: SoakOptions): Promise<SoakResult> {
  const begun = performance.now()
  const { first = 0 } = options
  let count = 0
  const next = (): number | null =>
    count < options.visitors && options.signal?.aborted !== true ? first + count++ : null
  const faults: string[] = []
  const reportFault: FaultReporter = (what) => {
    faults.push(what)
    options.onFault?.(what)
  }
  const shared: Shared = { options, faults, reportFault, initialStates: new Map(), next }
  const lanes = await Promise.all(Array.from({ length: options.lanes }, () => openLane(browser, shared)))
  try {
    await checkAtHumanPace(lanes[0]!, shared)
    await Promise.all(lanes.map((lane) => recordInitialStates(lane, shared)))
    await Promise.all(lanes.map((lane) => visitAll(lane, shared)))
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()))
  }
  const seconds = Math.round((performance.now() - begun) / 1000)
  const [most] = lanes.map(({ sizes }) => summarizeMemory(sizes)).sort((a, b) => b.data.growth - a.data.growth)
  return { visitors: count, seconds, amiss: shared.faults, ...most! }
}

async function openLane(browser: Browser, { options, reportFault }: Shared): Promise<Lane> {
  const page = await openPage(browser, options, (message) => reportFault(`the page: ${message}`))
  return { ...page, sizes: [] }
}

/** Runs the checks that need a page at human pace. */
async function checkAtHumanPace({ touchInput, address }: Lane, { reportFault }: Shared): Promise<void> {
  await touchInput.page.goto(address)
  await waitForState(touchInput.page)
  await checkSecondTouches(touchInput, reportFault)
}

/** Loads pages until each box has been seen: at human pace, so that the first round does not end before it is drawn. */
async function recordInitialStates({ touchInput, address }: Lane, { options, initialStates }: Shared): Promise<void> {
  for (let loads = 0; loads === 0 || (initialStates.size < options.boxes && loads < MAX_LOADS); loads++) {
    await touchInput.page.goto(address)
    const { box, text } = await waitForState(touchInput.page)
    initialStates.set(box, text)
  }
  await touchInput.page.goto(`${address}&pace=${String(options.pace)}`)
  await waitForState(touchInput.page)
}

async function visitAll(
  { touchInput, session, sizes }: Lane,
  { options, faults, reportFault, initialStates, next }: Shared,
): Promise<void> {
  const kinds = Object.entries(VISITORS)
  const visitorsPerPage = Math.floor(options.visitors / options.lanes)
  const warm = Math.min(WARM_UP_VISITORS, Math.floor(visitorsPerPage / 4))
  const interval = Math.max(MIN_VISITORS_PER_MEASUREMENT, Math.floor(visitorsPerPage / MAX_MEASUREMENTS))
  let number = next()
  for (let visits = 0; number !== null; visits++, number = next()) {
    const [kind, visitor] = kinds[number % kinds.length]!
    const name = `${String(number)} ${kind}`
    const reportForVisitor: FaultReporter = (what) => reportFault(`${name}: ${what}`)
    await visitor(touchInput, createRandom(`${options.seed} ${String(number)}`), reportForVisitor).catch(
      (fault: unknown) => reportForVisitor(String(fault)),
    )
    await touchInput.waitUntilSettled()
    if (visits >= warm && visits % interval === 0) await measureNextHeap(touchInput.page)
    const heap = await checkAfterVisit(touchInput, initialStates, reportForVisitor)
    if (heap !== null) sizes.push(await measureMemory(session, heap, sizes.length % MEASUREMENTS_PER_SNAPSHOT === 0))
    options.say?.(number + 1 - (options.first ?? 0), faults.length)
  }
}

/**
 * Returns to the attract scene, and reports what differs from its initial state. Resolves with the heap size in bytes
 * if it was measured.
 */
async function checkAfterVisit(
  hands: TouchInput,
  fresh: ReadonlyMap<string, string>,
  tell: FaultReporter,
): Promise<number | null> {
  await goHome(hands)
  const { box, text, heap } = await waitForState(hands.page)
  for (const fallen of await takeSecondTouches(hands.page)) tell(`a second touch would have reached ${fallen}`)
  const known = fresh.get(box)
  if (known === undefined) tell(`a box that was not there: ${box}`)
  else if (known !== text) differences(known, text).forEach(tell)
  return heap
}
