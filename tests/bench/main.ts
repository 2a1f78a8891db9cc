import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Command, Option } from 'commander'
import { chooseCases, isKept, measure, type BenchCase, type BenchModule, type BenchResult } from './bench'
import { measureFraming } from './framing/run'
import { measureFloods } from './lan/floods/run'
import { measureLan } from './lan/run'
import { measurePage } from './page/run'
import { measureSaves } from './saves/run'
import { measureLadder } from './strength/ladder'
import { measureLimits } from './strength/limits'
import { measureStrength } from './strength/run'
import { measureThinking } from './strength/thinking'
import { measureLuckOfEquals, measureMargins, measureStudyIntervals } from './study/intervals'
import { CliFault } from '../../src/cli/errors'
import { parseShard, type Shard } from '../../src/cli/shards/shard'

// Peers are measured as they ship, without the checks that they make for developers.
process.env['NODE_ENV'] = 'production'

const program = new Command('bench')
  .description('Measures the project against its peers in the same run, and the page in a headless browser.')
  .option('--only <name>', 'only the case of this name or, if there is none, those whose name contains it')
  .option('--short', 'one case of every kind, as short as possible: whether figures come out, not which')
  .option('--rounds <n>', 'rounds in which both sides run in turns', Number, 7)
  .option('--slice <ms>', 'least processor time of one side in one round', Number, 400)
  .option('--check', 'exit with 1 if anything is worse than what is promised')
  .option('--pairs <n>', 'strength, curve, thinking, ladder, limit: mirrored deals of each game at the most', Number)
  .option(
    '--fewest <n>',
    'strength, curve, ladder: pairs before a match may end because its interval decides',
    Number,
    20,
  )
  .option(
    '--effort <share>',
    'strength, curve, limit, thinking: level 5 and its opponent think for this share of their iterations',
    Number,
    1,
  )
  .option('--shard <i/n>', 'strength, curve: play this share of the pairs', parseShard)
  .option('--part <file>', 'strength, curve: where is written what was played; a killed run goes on there')
  .option('--merge <file...>', 'strength, curve: print the table of these parts')
  .addOption(new Option('--alone <name>', 'this case alone, in this process; prints its figures as JSON').hideHelp())
  .parse()

interface Flags {
  readonly alone?: string
  readonly only?: string
  readonly short?: boolean
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
/** How long one case may take in its own process, in milliseconds. */
const CASE_TIMEOUT_MS = 600_000
/** What a short run does of everything that is played between bots, in which game. */
const SHORT = { rounds: 1, slice: 1, pairs: 1, fewest: 1, effort: 0.001 }
const SHORT_GAME = 'chicago-casino'

const given = program.opts<Flags>()
const flags: Flags = given.short ? { ...given, ...SHORT } : given
const { only, short: isShort = false, pairs = STRENGTH_PAIRS, fewest, effort } = flags
const asked = { only, short: isShort }
const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.bench.ts'))
const sorts: (readonly BenchCase[])[] = []
for (const file of files.sort()) sorts.push(((await import(new URL(file, folder).href)) as BenchModule).cases)

if (flags.alone === undefined) {
  const kept = [
    measureAll(),
    await measurePage(asked),
    await measureFraming(asked),
    await measureLan(asked),
    await measureFloods(asked),
    await measureSaves(asked),
    strengthKept('strength'),
    strengthKept('curve'),
    measureThinking(onlyOf('thinking'), flags.pairs ?? THINKING_PAIRS, effort),
    measureLadder(onlyOf('ladder'), { pairs, fewest }),
    measureLimits(onlyOf('limit'), pairs, effort),
    measureStudyIntervals(onlyOf('intervals'), isShort),
    measureLuckOfEquals(onlyOf('luck'), isShort),
    measureMargins(onlyOf('margins'), isShort),
  ]
  if (kept.every((one) => one === null)) program.error(`The bench has no case ${only ?? ''}.`)
  if (flags.check && kept.includes(false)) process.exitCode = 1
} else {
  const { ours, against } = measure(
    sorts.flat().find(({ name }) => name === flags.alone)!,
    flags,
  )
  console.log(JSON.stringify({ ours, against }))
}

/** Returns the text that chooses the cases of a kind that takes hours: only a short run measures it unasked. */
function onlyOf(kind: string): string | undefined {
  return only ?? (isShort ? `${kind} ${SHORT_GAME}` : undefined)
}

/**
 * Plays the matches that were asked for and returns whether their targets were kept; null if none was asked for. Ends
 * the program with a sentence if the request was wrong.
 */
function strengthKept(kind: 'strength' | 'curve'): boolean | null {
  const { shard, part, merge = [] } = flags
  try {
    return measureStrength(kind, onlyOf(kind), { pairs, fewest, effort, shard, part, merge })
  } catch (fault) {
    if (!(fault instanceof CliFault)) throw fault
    return program.error(fault.message)
  }
}

/** Measures the cases of this folder's files that were asked for. Returns whether all were kept; null without cases. */
function measureAll(): boolean | null {
  const chosen = sorts.flatMap((cases) => chooseCases(cases, asked))
  if (chosen.length === 0) return null
  const results = chosen.map((bench) => {
    const result = { bench, ...inOwnProcess(bench.name) }
    console.log(sentence(result))
    return result
  })
  console.table(Object.fromEntries(results.map((result) => [result.bench.name, row(result)])))
  return results.every(isKept)
}

/**
 * Measures a case in a process of its own, because what the engine learnt from one game must not slow down the next.
 */
function inOwnProcess(name: string): Omit<BenchResult, 'bench'> {
  const own = ['--alone', name, '--rounds', String(flags.rounds), '--slice', String(flags.slice)]
  const args = ['--import', 'tsx', fileURLToPath(import.meta.url), ...own]
  const ran = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: CASE_TIMEOUT_MS,
  })
  if (ran.status !== 0) {
    const why = ran.error?.message ?? (ran.signal ? `ended by ${ran.signal}` : `status ${String(ran.status)}`)
    throw new Error(`${name} could not be measured: ${why}.`)
  }
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
