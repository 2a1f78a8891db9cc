import type { Browser } from 'playwright-core'
import { wait } from '../../src/async/wait'
import { createRandom, openPage, type PageOptions } from './page'
import { waitForState, waitUntil } from './page-state'
import { LIT_SELECTOR, type TouchInput } from './touch-input'
import { goHome, pickRandom, SCENE_TIMEOUT_MS, waitForScene } from './visitors'

/** The result, with times in seconds from the first touch. */
export interface FirstMoves {
  readonly visitors: number
  /** Share of visitors who had moved within ten seconds. */
  readonly within: number
  /** When the visitor could move, and when the visitor had moved: the median and the 95th percentile. */
  readonly possible: Times
  readonly moved: Times
  /** The games with the most late visitors: how many, and the median of `moved`. */
  readonly slowest: readonly { readonly game: string; readonly late: number; readonly moved: number }[]
}

interface Times {
  readonly median: number
  readonly most95: number
}

interface Visit {
  readonly game: string
  readonly possible: number
  readonly moved: number
}

/** Interval between two touches of a visitor who thinks little, in milliseconds. */
const TOUCH_INTERVAL_MS = 1500
/** Limit for a first move, in seconds. */
const MAX_SECONDS = 10
/** The share of visitors who have to move within that limit. */
export const MIN_SHARE = 0.95
const MAX_TOUCHES = 60
/** Number of games listed in `slowest`. */
const SLOWEST_COUNT = 5

/** Settings of the measurement. */
export interface FirstMovesOptions extends PageOptions {
  readonly visitors: number
  readonly seed: string
  /** Ids of the games, which visitors play in rotation. */
  readonly games: readonly string[]
  /** Called after each visitor with the number of visitors so far, and how many of them were late. */
  readonly say?: (visitors: number, late: number) => void
}

/**
 * Measures how long visitors take from their first touch to their first move, on a page at human pace: each touches
 * something lit every 1.5 seconds. Paging to a game's sheet is not counted. Rejects if a visit leads to no move.
 */
export async function measureFirstMoves(browser: Browser, options: FirstMovesOptions): Promise<FirstMoves> {
  const faults: string[] = []
  const page = await openPage(browser, options, (message) => faults.push(message))
  const visits: Visit[] = []
  try {
    await page.touchInput.page.goto(page.address)
    for (let number = 0; number < options.visitors; number++) {
      await waitForState(page.touchInput.page)
      const game = options.games[number % options.games.length]!
      visits.push(await visit(page.touchInput, game, createRandom(`${options.seed} ${String(number)}`)))
      if (faults.length > 0) throw new Error(`The page: ${faults.join('; ')}`)
      options.say?.(number + 1, visits.filter(isLate).length)
      await goHome(page.touchInput)
    }
  } finally {
    await page.close()
  }
  return summaryOf(visits)
}

const isLate = ({ moved }: Visit): boolean => moved > MAX_SECONDS

function summaryOf(visits: readonly Visit[]): FirstMoves {
  const times = (of: 'possible' | 'moved', some = visits): Times => {
    const all = some.map((it) => it[of])
    return { median: percentile(all, 0.5), most95: percentile(all, 0.95) }
  }
  const slowest = [...new Set(visits.map(({ game }) => game))]
    .map((game) => {
      const some = visits.filter((it) => it.game === game)
      return { game, late: some.filter(isLate).length, moved: times('moved', some).median }
    })
    .sort((a, b) => b.late - a.late || b.moved - a.moved)
    .slice(0, SLOWEST_COUNT)
  const within = 1 - visits.filter(isLate).length / visits.length
  return { visitors: visits.length, within, possible: times('possible'), moved: times('moved'), slowest }
}

/** Makes one visit, from the attract scene to the first move. */
async function visit(hands: TouchInput, game: string, chance: () => number): Promise<Visit> {
  const clock = createStopwatch()
  await hands.touch([{ x: hands.size.width / 2, y: hands.size.height / 3 }])
  await waitForScene(hands, 'choice')
  await clock.tick()
  clock.stop()
  const picture = `[data-game="${game}"]`
  while (!(await hands.page.evaluate<boolean>(`document.querySelector('${picture}') !== null`))) await turnSheet(hands)
  clock.go()
  await hands.touchOn(picture)
  await waitForScene(hands, 'play')
  const ply = await plyOf(hands)
  const lit = `document.querySelector('${LIT_SELECTOR}') !== null || globalThis.lying().length > 0`
  if (!(await waitUntil(hands.page, lit, SCENE_TIMEOUT_MS))) throw new Error(`Nothing was lit in ${game}.`)
  const possible = clock.seconds()
  for (let touches = 0; touches < MAX_TOUCHES; touches++) {
    await clock.tick()
    const things = (await hands.findAll(LIT_SELECTOR)).filter(({ reached, name }) => reached && name !== 'clear')
    const thing = pickRandom(things, chance)
    if (thing) await hands.touch([thing])
    if (await waitUntil(hands.page, `${PLY} !== ${JSON.stringify(ply)}`, TOUCH_INTERVAL_MS - 100))
      return { game, possible, moved: clock.seconds() }
  }
  throw new Error(`No move in ${game} in ${String(MAX_TOUCHES)} touches.`)
}

async function turnSheet(hands: TouchInput): Promise<void> {
  const before = await hands.fingerprint()
  await hands.touchOn('[data-action="more"]')
  if (!(await hands.waitForChange(before, SCENE_TIMEOUT_MS))) throw new Error('The sheet was not turned.')
}

/** Expression for the number of plies and the scene, which shows whether the game is already over. */
const PLY = `[document.documentElement.dataset.ply, document.documentElement.dataset.scene].join()`
const plyOf = ({ page }: TouchInput): Promise<string> => page.evaluate<string>(PLY)

/** Creates a clock that can be stopped, and that paces a visitor's touches. */
function createStopwatch() {
  let since = performance.now()
  let before = 0
  let last = since
  return {
    seconds: (): number => Math.round((before + performance.now() - since) / 10) / 100,
    stop: (): void => void (before += performance.now() - since),
    go: (): void => void (since = last = performance.now()),
    /** Resolves when the next touch is due. */
    async tick(): Promise<void> {
      await wait(Math.max(0, last + TOUCH_INTERVAL_MS - performance.now()))
      last = performance.now()
    },
  }
}

/** Returns the smallest value that the given share of all values does not exceed. */
function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0
}
