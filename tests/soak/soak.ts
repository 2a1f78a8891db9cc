import type { Browser } from 'playwright-core'
import { VISITORS_PER_PAGE } from '../../src/ports/exhibit'
import { summarizeMemory, measureMemory, type MemorySummary, type Size } from './memory'
import { createRandom, isRenewal, openPage, type PageOptions, type VisitedPage } from './page'
import { differences, takeSecondTouches, waitForState, measureNextHeap } from './page-state'
import { checkSecondTouches } from './second-touches'
import type { TouchInput } from './touch-input'
import { goHome, VISITORS, type FaultReporter } from './visitors'

/** The result of a soak test. */
export interface SoakResult extends MemorySummary {
  readonly visitors: number
  readonly seconds: number
  /** How many times pages have begun anew after many visitors. */
  readonly renewals: number
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
 * Visitors of a newly loaded page before its memory is first measured, or fewer if few come to it: by then everything
 * that it keeps for all visits is there.
 */
const WARM_UP_VISITORS = 200
/** Fewest visitors of a page between two measurements of its memory. */
const MIN_VISITORS_PER_MEASUREMENT = 4
/** About how often the memory of a page is measured in a long run. */
const MAX_MEASUREMENTS = 200
/** Measurements of memory between two measurements of compiled code. */
const MEASUREMENTS_PER_SNAPSHOT = 3
/** Limit of page loads for seeing every box: a box may hold one game of 25. */
const MAX_LOADS = 60
/** Largest allowed relative growth of the heap from the first quarter to the last. */
const MAX_GROWTH = 0.05
/** Renewals of each page from which on the whole heap counts: before, the engine is still compiling for the first time. */
const MIN_RENEWALS = 3

/** A page through which visitors play one after another. */
interface Lane extends VisitedPage {
  readonly sizes: Size[]
  /** How many times the page has begun anew, and the visitors since. */
  renewals: number
  visitors: number
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
  const renewals = lanes.reduce((sum, lane) => sum + lane.renewals, 0)
  return { visitors: count, seconds, renewals, amiss: shared.faults, ...most! }
}

/**
 * Whether the memory of a page has grown too much: the heap without compiled code, or the whole heap of pages that have
 * begun anew several times. Before a page is warm its growth is meaningless.
 */
export function hasGrown({ visitors, renewals, data, heap }: SoakResult, lanes: number): boolean {
  if (visitors < 2 * WARM_UP_VISITORS * lanes) return false
  return data.growth > MAX_GROWTH || (renewals >= MIN_RENEWALS * lanes && heap.growth > MAX_GROWTH)
}

async function openLane(browser: Browser, { options, reportFault }: Shared): Promise<Lane> {
  const page = await openPage(browser, options, (message) => reportFault(`the page: ${message}`))
  return { ...page, sizes: [], renewals: 0, visitors: 0 }
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

async function visitAll(lane: Lane, { options, faults, reportFault, initialStates, next }: Shared): Promise<void> {
  const { touchInput, session, sizes } = lane
  const kinds = Object.entries(VISITORS)
  const visitorsPerLane = Math.floor(options.visitors / options.lanes)
  const { pageVisitors = VISITORS_PER_PAGE } = options
  const warm = Math.min(WARM_UP_VISITORS, Math.floor(visitorsPerLane / 4), Math.floor(pageVisitors / 2))
  const interval = Math.max(MIN_VISITORS_PER_MEASUREMENT, Math.floor(visitorsPerLane / MAX_MEASUREMENTS))
  const firstLoads = lane.loads()
  let number = next()
  for (; number !== null; number = next()) {
    const [kind, visitor] = kinds[number % kinds.length]!
    const name = `${String(number)} ${kind}`
    const reportForVisitor: FaultReporter = (what) => reportFault(`${name}: ${what}`)
    await visitor(touchInput, createRandom(`${options.seed} ${String(number)}`), reportForVisitor).catch(
      // A page that has had many visitors begins anew when it takes this one to have gone away.
      (fault: unknown) => isRenewal(fault) || reportForVisitor(String(fault)),
    )
    await touchInput.waitUntilSettled()
    const isMeasured = lane.visitors >= warm && lane.visitors % interval === 0
    const heap = await acrossRenewals(async () => {
      if (isMeasured) await measureNextHeap(touchInput.page)
      return checkAfterVisit(touchInput, initialStates, reportForVisitor)
    })
    countVisitor(lane, lane.loads() - firstLoads, pageVisitors, reportForVisitor)
    if (heap !== null) sizes.push(await measureMemory(session, heap, sizes.length % MEASUREMENTS_PER_SNAPSHOT === 0))
    options.say?.(number + 1 - (options.first ?? 0), faults.length)
  }
}

/**
 * Counts the visitor of a page that has begun anew `renewals` times, with this visitor perhaps, and reports a page that
 * did so long before it had had `pageVisitors`.
 */
function countVisitor(lane: Lane, renewals: number, pageVisitors: number, report: FaultReporter): void {
  if (renewals === lane.renewals) {
    lane.visitors++
    return
  }
  if (lane.visitors < pageVisitors / 2) report(`the page was loaded again after ${String(lane.visitors)} visitors`)
  lane.visitors = 0
  lane.renewals = renewals
}

/** Performs queries and touches of a page, again from the start if the page begins anew in the meantime. */
async function acrossRenewals<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (fault) {
      if (!isRenewal(fault)) throw fault
    }
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
