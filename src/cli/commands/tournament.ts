import { availableParallelism } from 'node:os'
import type { AnyGame, Options } from '../../rules/kit'
import { gameFor, optionsFor } from '../asked'
import { misuse } from '../fault'
import type { Io } from '../io'
import { estimate } from '../tournament/estimate'
import type { DealResult } from '../tournament/match'
import { contendersOf, pairingsOf, type Pairing } from '../tournament/pairings'
import { playAll, startPlayers } from '../tournament/pool'

/** What `parlor tournament` was asked. */
export interface TournamentAsked {
  readonly levels: string
  /** At least so many games a pairing. */
  readonly games: number
  readonly seats: number | undefined
  readonly seed: string
  readonly jobs: number | undefined
  /** `key=value` each. */
  readonly options: readonly string[]
}

const HEAD = ['first', 'others', 'games', 'first wins', '95 % interval', 'lead', 'ms a move', 'longest ms']

/**
 * `parlor tournament`: how strong the levels of a game are. Mirrored deals: every deal is played once from every seat,
 * so that good cards help all alike. Prints a table in Markdown, a line as soon as its pairing is played.
 */
export async function tournamentCommand(io: Io, id: string, asked: TournamentAsked): Promise<void> {
  const game = gameFor(id)
  const seats = seatsFor(game, asked.seats)
  const options = optionsFor(game, asked.options, seats)
  const contenders = contendersOf(asked.levels)
  if (!contenders) throw misuse('bad-usage', 'Levels are 1 to 5 and "random", with commas: --levels 1,3,5,random')
  const workers = startPlayers(asked.jobs ?? availableParallelism())
  try {
    await io.print(`| ${HEAD.join(' | ')} |\n|${'---|'.repeat(HEAD.length)}\n`)
    for (const pair of pairingsOf(contenders)) {
      const jobs = jobsOf(id, options, seats, pair, asked)
      await io.print(`| ${cells(pair, seats, await playAll(workers, jobs)).join(' | ')} |\n`)
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function jobsOf(game: string, options: Options, seats: number, pair: Pairing, { games, seed }: TournamentAsked) {
  const deals = Math.ceil(games / seats)
  return Array.from({ length: deals }, (_, i) => ({ game, options, seats, ...pair, seed: `${seed} ${i}` }))
}

function seatsFor({ info }: AnyGame, given: number | undefined): number {
  const { min, max } = info.seats
  const seats = given ?? Math.min(Math.max(2, min), max)
  if (max < 2) throw misuse('bad-usage', `${info.title} is for one: there is nobody to beat.`)
  if (seats >= Math.max(2, min) && seats <= max) return seats
  throw misuse('bad-usage', `${info.title} is for ${min} to ${max} seats.`)
}

function cells({ first, second }: Pairing, seats: number, results: readonly DealResult[]): (string | number)[] {
  const { share, half, lead, msPerMove, longest } = estimate(results)
  const percent = (value: number) => (100 * Math.min(1, Math.max(0, value))).toFixed(1)
  return [
    ...[first, second, seats * results.length],
    ...[`${percent(share)} %`, `${percent(share - half)}–${percent(share + half)} %`],
    ...[lead.toFixed(1), msPerMove.toFixed(1), longest.toFixed(0)],
  ]
}
