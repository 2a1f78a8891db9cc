import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Command, Option } from 'commander'
import { isKept, measure, type BenchCase, type BenchModule, type BenchResult } from './bench'
import { measureFraming } from './framing/run'
import { measureFloods } from './lan/floods/run'
import { measureLan } from './lan/run'
import { measurePage } from './page/run'
import { measureSaves } from './saves/run'
import { measureLadder } from './strength/ladder'
import { measureLimits } from './strength/limits'
import { measureStrength } from './strength/run'
import { measureThinking } from './strength/thinking'
import { CliFault } from '../../src/cli/errors'
import { parseShard, type Shard } from '../../src/cli/shards/shard'

// Peers are measured as they ship, without the checks that they make for developers.
process.env['NODE_ENV'] = 'production'

const program = new Command('bench')
  .description('Measures the project against its peers in the same run, and the page in a headless browser.')
  .option('--only <name>', 'only cases whose name contains this')
  .option('--rounds <n>', 'rounds in which both sides run in turns', Number, 7)
  .option('--slice <ms>', 'least processor time of one side in one round', Number, 400)
  .option('--check', 'exit with 1 if anything is worse than what is promised')
  .option('--pairs <n>', 'strength, thinking, ladder, limit: mirrored deals of each game at the most', Number)
  .option('--fewest <n>', 'strength, ladder: pairs before a match may end because its interval decides', Number, 20)
  .option('--effort <share>', 'strength, limit: both sides think for this share of their iterations', Number, 1)
  .option('--shard <i/n>', 'strength: play this share of the pairs', parseShard)
  .option('--part <file>', 'strength: where is written what was played; a killed run goes on there')
  .option('--merge <file...>', 'strength: print the table of these parts')
  .addOption(new Option('--alone <name>', 'this case alone, in this process; prints its figures as JSON').hideHelp())
  .parse()

interface Flags {
  readonly alone?: string
  readonly only?: string
  readonly rounds: number
  readonly slice: number
  readonly check?: boolean
  readonly pairs?: number
  readonly fewest: number
  readonly effort: number
  readonly shard?: Shard
  readonly part?: string
  readonly merge?: readonly string[]
}

/** Largest number of mirrored deals of a target, and of a game whose times are measured. */
const STRENGTH_PAIRS = 200
const THINKING_PAIRS = 2

const flags = program.opts<Flags>()
const folder = new URL('./', import.meta.url)
const cases: BenchCase[] = []
for (const file of readdirSync(folder).sort()) {
  if (file.endsWith('.bench.ts')) cases.push(...((await import(new URL(file, folder).href)) as BenchModule).cases)
}

if (flags.alone === undefined) {
  measureAll()
  if (!(await measurePage(flags.only)) && flags.check) process.exitCode = 1
  if (!(await measureFraming(flags.only)) && flags.check) process.exitCode = 1
  if (!(await measureLan(flags.only)) && flags.check) process.exitCode = 1
  if (!(await measureFloods(flags.only)) && flags.check) process.exitCode = 1
  if (!(await measureSaves(flags.only)) && flags.check) process.exitCode = 1
  if (!strengthKept() && flags.check) process.exitCode = 1
  measureThinking(flags.only, flags.pairs ?? THINKING_PAIRS)
  measureLadder(flags.only, { pairs: flags.pairs ?? STRENGTH_PAIRS, fewest: flags.fewest })
  measureLimits(flags.only, flags.pairs ?? STRENGTH_PAIRS, flags.effort)
} else {
  const { ours, against } = measure(
    cases.find(({ name }) => name === flags.alone)!,
    flags,
  )
  console.log(JSON.stringify({ ours, against }))
}

/**
 * Plays the matches that were asked for and returns whether their targets were kept. Ends the program with a sentence
 * if the request was wrong.
 */
function strengthKept(): boolean {
  const { only, effort, fewest, shard, part, merge = [], pairs = STRENGTH_PAIRS } = flags
  try {
    return measureStrength(only, { pairs, fewest, effort, shard, part, merge })
  } catch (fault) {
    if (!(fault instanceof CliFault)) throw fault
    return program.error(fault.message)
  }
}

function measureAll(): void {
  const chosen = cases.filter(({ name }) => flags.only === undefined || name.includes(flags.only))
  const results = chosen.map((bench) => {
    const result = { bench, ...inOwnProcess(bench.name) }
    console.log(sentence(result))
    return result
  })
  if (results.length > 0) console.table(Object.fromEntries(results.map((result) => [result.bench.name, row(result)])))
  if (flags.check && !results.every(isKept)) process.exitCode = 1
}

/**
 * Measures a case in a process of its own, because what the engine learnt from one game must not slow down the next.
 */
function inOwnProcess(name: string): Omit<BenchResult, 'bench'> {
  const asked = ['--alone', name, '--rounds', String(flags.rounds), '--slice', String(flags.slice)]
  const args = ['--import', 'tsx', fileURLToPath(import.meta.url), ...asked]
  const ran = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (ran.status !== 0) throw new Error(`${name} could not be measured`)
  return JSON.parse(ran.stdout) as Omit<BenchResult, 'bench'>
}

function sentence({ bench, ours, against }: BenchResult): string {
  const rate = `${bench.name}: ${short(ours)} ${bench.unit}/s`
  if (!against) return rate
  const { ratio, lowest, highest } = against
  return `${rate}, ${times(ratio)} ${bench.peer?.name} (${times(lowest)} to ${times(highest)})`
}

function row(result: BenchResult): Record<string, string> {
  const { bench, ours, against } = result
  const { unit, peer, floorRate = 0 } = bench
  const floor = peer?.floor ?? 0
  const promised = [floor > 0 ? times(floor) : '', floorRate > 0 ? `${short(floorRate)}/s` : ''].filter(Boolean)
  return {
    ours: `${short(ours)} ${unit}/s`,
    peer: against ? `${peer?.name}: ${short(against.theirs)} ${unit}/s` : '',
    ratio: against ? times(against.ratio) : '',
    promised: promised.length > 0 ? `${promised.join(', ')} ${isKept(result) ? 'kept' : 'NOT kept'}` : '',
  }
}

function times(ratio: number): string {
  return `${ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(1)}×`
}

function short(rate: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(rate)
}
