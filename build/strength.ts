import { cpus } from 'node:os'
import { Command } from 'commander'
import type { Contender, DealResult } from './strength/match'
import { measure, startPlayers } from './strength/measure'

/** Deals between two lines of progress on standard error. */
const PROGRESS = 20

/** A pairing, as it is measured: the first contender against the second. */
interface Pairing {
  readonly first: Contender
  readonly second: Contender
}

function contender(text: string): Contender {
  if (text === 'random') return text
  const level = Number(text)
  if (level === 1 || level === 2 || level === 3 || level === 4 || level === 5) return level
  throw new Error(`"${text}" is neither a level from 1 to 5 nor "random"`)
}

/** Everybody against the random player, every level against the one below, and the highest against the lowest. */
function pairings(who: readonly Contender[]): Pairing[] {
  const levels = who.filter((one) => one !== 'random').sort()
  const pairs: Pairing[] = []
  if (who.includes('random')) for (const first of levels) pairs.push({ first, second: 'random' })
  for (let i = 1; i < levels.length; i++) pairs.push({ first: levels[i]!, second: levels[i - 1]! })
  if (levels.length > 2) pairs.push({ first: levels.at(-1)!, second: levels[0]! })
  return pairs
}

/** One line of the table. The interval is that of the mean over deals, the two games of a deal being one sample. */
function line({ first, second }: Pairing, results: readonly DealResult[]): string {
  const n = results.length
  const total = (value: (result: DealResult) => number) => results.reduce((sum, result) => sum + value(result), 0)
  const mean = total((result) => result.share) / n
  const variance = total((result) => (result.share - mean) ** 2) / Math.max(1, n - 1)
  const half = 1.96 * Math.sqrt(variance / n)
  const percent = (share: number) => (100 * share).toFixed(1)
  const lead = (total((result) => result.lead) / n).toFixed(1)
  const ms = (
    total((result) => result.ms) /
    Math.max(
      1,
      total((result) => result.thoughts),
    )
  ).toFixed(1)
  const longest = Math.max(...results.map((result) => result.longest)).toFixed(0)
  const cells = [
    first,
    second,
    2 * n,
    `${percent(mean)} %`,
    `${percent(mean - half)}–${percent(mean + half)} %`,
    lead,
    ms,
    longest,
  ]
  return `| ${cells.join(' | ')} |`
}

async function main(): Promise<void> {
  const command = new Command('strength')
    .description('How strong the levels are, over mirrored two-handed deals (same cards, seats swapped).')
    .argument('[game]', 'id of a game for two', 'forty-nine')
    .option('--levels <list>', 'who plays: levels and "random"', '1,2,3,4,5,random')
    .option('--pairs <list>', 'only these pairings, such as 5:random,5:1')
    .option('--deals <n>', 'deals a pairing, two games each', '400')
    .option('--seed <text>', 'from which the deals follow', 'strength')
    .option('--jobs <n>', 'worker threads', String(cpus().length))
    .parse()
  const options = command.opts<{ levels: string; pairs?: string; deals: string; seed: string; jobs: string }>()
  const game = command.args[0] ?? 'forty-nine'
  const pairs = options.pairs
    ? options.pairs.split(',').map((pair) => {
        const [first, second] = pair.split(':')
        return { first: contender(first ?? ''), second: contender(second ?? '') }
      })
    : pairings(options.levels.split(',').map(contender))
  const workers = startPlayers(Number(options.jobs))
  console.log('| first | second | games | first wins | 95 % interval | lead | ms a move | longest ms |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const pair of pairs) {
    const jobs = Array.from({ length: Number(options.deals) }, (_, i) => ({
      game,
      ...pair,
      seed: `${options.seed} ${i}`,
    }))
    const tellProgress = (results: readonly DealResult[]): void => {
      if (results.length % PROGRESS === 0) console.error(line(pair, results))
    }
    console.log(line(pair, await measure(workers, jobs, tellProgress)))
  }
  await Promise.all(workers.map((worker) => worker.terminate()))
}

await main()
