import type { Browser } from 'playwright-core'
import { wait } from '../../../src/async/wait'
import { chanceOf, openPage, type PageAsked } from './page'
import { stateOf, until } from './page-state'
import { LIT, type Hands } from './touching'
import { goHome, one, PATIENCE, sceneIs } from './visitors'

/** What came of it, in seconds from the first touch. */
export interface FirstMoves {
  readonly visitors: number
  /** How many had moved within ten seconds, as a share. */
  readonly within: number
  /** When the visitor could move, and when they had moved: the median, and what 95 of 100 took at most. */
  readonly possible: Times
  readonly moved: Times
  /** Games with most visitors who were late: how many, and the median of `moved`. */
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

/** Between two touches of somebody who thinks little, in milliseconds. */
const BETWEEN = 1500
/** What a first move may take, in seconds. */
const LIMIT = 10
/** The share of visitors who have to move within that time. */
export const WITHIN = 0.95
const MOST_TOUCHES = 60
/** Games that are named. */
const SLOWEST = 5

/** Whose first moves are measured. */
export interface FirstMovesAsked extends PageAsked {
  readonly visitors: number
  readonly seed: string
  /** Ids of games, which come in turn. */
  readonly games: readonly string[]
  /** Told after each visitor how many have been, and how many of them were late. */
  readonly say?: (visitors: number, late: number) => void
}

/**
 * Measures how long visitors take from their first touch to their first move, on a page at the pace of people: each touches
 * something lit every 1.5 seconds. Turning to a game's sheet is not counted. Rejects where a visit comes to no move.
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

/** One visit, from the table that invites to the first move. */
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

/** How many plies there are, and whether the game is over already. */
const PLY = `[document.documentElement.dataset.ply, document.documentElement.dataset.scene].join()`
const plyOf = ({ page }: Hands): Promise<string> => page.evaluate<string>(PLY)

/** A clock that can be stopped, and the beat of a visitor's touches. */
function stopwatch() {
  let since = performance.now()
  let before = 0
  let last = since
  return {
    seconds: (): number => Math.round((before + performance.now() - since) / 10) / 100,
    stop: (): void => void (before += performance.now() - since),
    go: (): void => void (since = last = performance.now()),
    /** Resolves when it is time for the next touch. */
    async tick(): Promise<void> {
      await wait(Math.max(0, last + BETWEEN - performance.now()))
      last = performance.now()
    },
  }
}

/** The value that so large a part of all does not exceed. */
function at(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0
}
