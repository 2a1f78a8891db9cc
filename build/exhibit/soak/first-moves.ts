import type { Browser } from 'playwright-core'
import { wait } from '../../../src/async/wait'
import { chanceOf, openPage, type PageAsked } from './page'
import { stateOf, until } from './page-state'
import { LIT, type Hands } from './touching'
import { goHome, one, PATIENCE, sceneIs } from './visitors'

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
const BETWEEN = 1500
/** Limit for a first move, in seconds. */
const LIMIT = 10
/** The share of visitors who have to move within that limit. */
export const WITHIN = 0.95
const MOST_TOUCHES = 60
/** Number of games listed in `slowest`. */
const SLOWEST = 5

/** Settings of the measurement. */
export interface FirstMovesAsked extends PageAsked {
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
export async function firstMoves(browser: Browser, asked: FirstMovesAsked): Promise<FirstMoves> {
  const faults: string[] = []
  const page = await openPage(browser, asked, (message) => faults.push(message))
  const visits: Visit[] = []
  try {
    await page.hands.page.goto(page.address)
    for (let number = 0; number < asked.visitors; number++) {
      await stateOf(page.hands.page)
      const game = asked.games[number % asked.games.length]!
      visits.push(await visit(page.hands, game, chanceOf(`${asked.seed} ${String(number)}`)))
      if (faults.length > 0) throw new Error(`The page: ${faults.join('; ')}`)
      asked.say?.(number + 1, visits.filter(isLate).length)
      await goHome(page.hands)
    }
  } finally {
    await page.close()
  }
  return summaryOf(visits)
}

const isLate = ({ moved }: Visit): boolean => moved > LIMIT

function summaryOf(visits: readonly Visit[]): FirstMoves {
  const times = (of: 'possible' | 'moved', some = visits): Times => {
    const all = some.map((it) => it[of])
    return { median: at(all, 0.5), most95: at(all, 0.95) }
  }
  const slowest = [...new Set(visits.map(({ game }) => game))]
    .map((game) => {
      const some = visits.filter((it) => it.game === game)
      return { game, late: some.filter(isLate).length, moved: times('moved', some).median }
    })
    .sort((a, b) => b.late - a.late || b.moved - a.moved)
    .slice(0, SLOWEST)
  const within = 1 - visits.filter(isLate).length / visits.length
  return { visitors: visits.length, within, possible: times('possible'), moved: times('moved'), slowest }
}

/** Makes one visit, from the attract scene to the first move. */
async function visit(hands: Hands, game: string, chance: () => number): Promise<Visit> {
  const clock = stopwatch()
  await hands.touch([{ x: hands.size.width / 2, y: hands.size.height / 3 }])
  await sceneIs(hands, 'choice')
  await clock.tick()
  clock.stop()
  const picture = `[data-game="${game}"]`
  while (!(await hands.page.evaluate<boolean>(`document.querySelector('${picture}') !== null`))) await turnSheet(hands)
  clock.go()
  await hands.touchOn(picture)
  await sceneIs(hands, 'play')
  const ply = await plyOf(hands)
  const lit = `document.querySelector('${LIT}') !== null || globalThis.lying().length > 0`
  if (!(await until(hands.page, lit, PATIENCE))) throw new Error(`Nothing was lit in ${game}.`)
  const possible = clock.seconds()
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    await clock.tick()
    const things = (await hands.seen(LIT)).filter(({ reached, name }) => reached && name !== 'clear')
    const thing = one(things, chance)
    if (thing) await hands.touch([thing])
    if (await until(hands.page, `${PLY} !== ${JSON.stringify(ply)}`, BETWEEN - 100))
      return { game, possible, moved: clock.seconds() }
  }
  throw new Error(`No move in ${game} in ${String(MOST_TOUCHES)} touches.`)
}

async function turnSheet(hands: Hands): Promise<void> {
  const before = await hands.print()
  await hands.touchOn('[data-action="more"]')
  if (!(await hands.changes(before, PATIENCE))) throw new Error('The sheet was not turned.')
}

/** Expression for the number of plies and the scene, which shows whether the game is already over. */
const PLY = `[document.documentElement.dataset.ply, document.documentElement.dataset.scene].join()`
const plyOf = ({ page }: Hands): Promise<string> => page.evaluate<string>(PLY)

/** Creates a clock that can be stopped, and that paces a visitor's touches. */
function stopwatch() {
  let since = performance.now()
  let before = 0
  let last = since
  return {
    seconds: (): number => Math.round((before + performance.now() - since) / 10) / 100,
    stop: (): void => void (before += performance.now() - since),
    go: (): void => void (since = last = performance.now()),
    /** Resolves when the next touch is due. */
    async tick(): Promise<void> {
      await wait(Math.max(0, last + BETWEEN - performance.now()))
      last = performance.now()
    },
  }
}

/** Returns the smallest value that the given share of all values does not exceed. */
function at(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0
}
