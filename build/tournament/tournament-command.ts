import { entryAt, type AnyGame, type Options } from '../../src/rules/kit'
import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { gameFor, optionsFor } from '../../src/cli/arguments'
import { misuse } from '../../src/cli/errors'
import { PartWriter } from '../../src/cli/shards/part'
import { isInShard, shardTaskOf, type Shard, type ShardTask } from '../../src/cli/shards/shard'
import { jsonLine, type Io } from '../../src/cli/streams'
import { contendersOf, pairingsOf, type Pairing, TABLE_HEAD, tableRow } from './table'
import type { Job } from './worker'
import { startSourceWorker } from '../../src/node/threads/source-worker'
import type { DealResult } from './match'

/** Arguments of `parlor tournament`. */
export interface TournamentOptions {
  readonly levels: string
  /** Minimum number of games for each pairing. */
  readonly games: number
  readonly seats: number | undefined
  readonly seed: string
  readonly jobs: number | undefined
  /** Each `key=value`. */
  readonly option: readonly string[]
  /** Which of several runs this is, and the part file that it writes; both or neither. */
  readonly shard: Shard | undefined
  readonly part: string | undefined
}

/**
 * `parlor tournament`: measures the strength of a game's levels with mirrored deals: every deal is played once from
 * every seat, so that good cards favour nobody. Prints a Markdown table, each line as soon as its pairing is played; or
 * writes a shard's deals to its part file, see `parlor merge`.
 */
export async function tournamentCommand(io: Io, id: string, args: TournamentOptions): Promise<void> {
  const game = gameFor(id)
  const seats = seatsFor(game, args.seats)
  const options = optionsFor(game, args.option, seats)
  const contenders = contendersOf(args.levels)
  if (!contenders) throw misuse('bad-usage', 'Levels are 1 to 5 and "random", with commas: --levels 1,3,5,random')
  const sharded = shardTaskOf(args.shard, args.part)
  const deals = Math.ceil(args.games / seats)
  const run = { game: id, options, seats, seed: args.seed, pairs: pairingsOf(contenders), deals }
  const workers = startPlayers(args.jobs ?? availableParallelism())
  try {
    if (sharded) await io.print(jsonLine(await playShard(workers, run, sharded)))
    else await printTable(io, workers, run)
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** Everything that a tournament's results depend on. `deals` is the number for each pairing. */
interface Run {
  readonly game: string
  readonly options: Options
  readonly seats: number
  readonly seed: string
  readonly pairs: readonly Pairing[]
  readonly deals: number
}

async function printTable(io: Io, workers: readonly Worker[], run: Run): Promise<void> {
  await io.print(TABLE_HEAD)
  for (const pair of run.pairs) await io.print(tableRow(pair, run.seats, await playAll(workers, jobsOf(run, pair))))
}

/** Plays the deals of a shard that its part file does not hold yet. */
async function playShard(workers: readonly Worker[], run: Run, { shard, part }: ShardTask): Promise<object> {
  const jobs = run.pairs.flatMap((pair) => jobsOf(run, pair))
  const writer = new PartWriter(part, { kind: 'tournament', run, total: jobs.length })
  try {
    const own = [...jobs.entries()].filter(([at]) => isInShard(shard, at))
    const left = own.filter(([at]) => !writer.done.has(at))
    const places = left.map(([at]) => at)
    await playAll(
      workers,
      left.map(([, job]) => job),
      (i, result) => {
        writer.add(entryAt(places, i), result)
      },
    )
    return { part, pieces: own.length, found: own.length - left.length }
  } finally {
    writer.close()
  }
}

function jobsOf({ game, options, seats, seed, deals }: Run, pair: Pairing): Job[] {
  return Array.from({ length: deals }, (_, i) => ({ game, options, seats, ...pair, seed: `${seed} ${i}` }))
}

function seatsFor({ info }: AnyGame, given: number | undefined): number {
  const { min, max } = info.seats
  const seats = given ?? Math.min(Math.max(2, min), max)
  if (max < 2) throw misuse('bad-usage', `${info.title} is for one: there is nobody to beat.`)
  if (seats >= Math.max(2, min) && seats <= max) return seats
  throw misuse('bad-usage', `${info.title} is for ${min} to ${max} seats.`)
}

/**
 * Starts worker threads that play deals, run directly from source: a test runner's module loader makes playouts many
 * times slower.
 */
export function startPlayers(count: number): Worker[] {
  return Array.from({ length: count }, () => startSourceWorker(new URL('./worker.ts', import.meta.url)))
}

/**
 * Distributes deals among the workers; resolves to the results in the order of the deals.
 * @param onResult receives each result as soon as it arrives, with the number of its deal; if it throws, the promise
 * rejects
 */
export function playAll(
  workers: readonly Worker[],
  jobs: readonly Job[],
  onResult?: (at: number, result: DealResult) => void,
): Promise<DealResult[]> {
  const results: DealResult[] = []
  let next = 0
  let left = jobs.length
  if (left === 0) return Promise.resolve(results)
  return new Promise((resolve, reject) => {
    const give = (worker: Worker): void => {
      const at = next++
      const job = jobs[at]
      if (!job) return
      worker.removeAllListeners('message').on('message', (result: DealResult) => {
        try {
          results[at] = result
          onResult?.(at, result)
          if (--left === 0) resolve(results)
          else give(worker)
        } catch (fault) {
          reject(fault instanceof Error ? fault : new Error(String(fault)))
        }
      })
      worker.postMessage(job)
    }
    for (const worker of workers) {
      worker.removeAllListeners('error').on('error', reject)
      give(worker)
    }
  })
}
