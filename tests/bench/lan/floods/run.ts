import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LOW_MEMORY_FLAGS } from '../../../../build/launch/child'
import { chooseCases, type Asked } from '../../bench'
import { quantile } from '../figures'
import { bundleHosts } from '../programs/bundle'
import {
  startProgram,
  type FloodOrders,
  type FloodTarget,
  type HostOrders,
  type PlayedTimes,
  type PlayerOrders,
  type Program,
} from '../programs/orders'
import { measureDatagrams } from './datagrams'
import { FLOODS, type Flood } from './kinds'

/**
 * Times in milliseconds: how long two people play during a flood, and equally long without a flood before it; and how
 * long a host rests between two floods, because the kernel has much to clear away.
 */
const TIMES = { course: 8_000, rest: 2_000 }
const SHORT_TIMES = { course: 300, rest: 50 }
const DATAGRAMS = 1_000_000
const FEW_DATAGRAMS = 10_000
/** Size of the page in bytes: too large to be sent to slow readers in one packet. */
const PAGE_BYTES = 100_000
/** Address of the strangers. It is not the guests' address, as on a real network. */
const STRANGER = '127.0.0.2'
const MAX_MS = 150
const MIN_MOVE_SHARE = 0.8
/**
 * Least share of what a server without a game achieves under the same flood. It counts where that server does no better
 * than the limits above.
 */
const MIN_SHARE_OF_BARE = 0.9
/** Size in bytes of the view that a guest gets at Forty-Nine for two. */
const VIEW_BYTES = 1_000

interface PlayResult {
  readonly times: readonly number[]
  readonly cut: number
  /** Share of a processor that the host took. */
  readonly cpu: number
}

/** Results of one flood: two people's moves before it and during it, at the host and at a server without a game. */
interface FloodResult {
  readonly flood: Flood
  readonly quiet: PlayResult
  readonly underFlood: PlayResult
  readonly bareQuiet: PlayResult
  readonly bareUnderFlood: PlayResult
  /** How many programs wanted a processor when it began, as the mean of a minute. */
  readonly load: number
}

/**
 * Measures how much of two people's game floods leave. Compares their moves during each flood with their moves just
 * before it, and with the moves at a server without a game under the same flood. Prints the results. Returns whether
 * every promise was kept; null if nothing was asked for.
 */
export async function measureFloods({ only, short }: Asked): Promise<boolean | null> {
  const isAll = chooseCases([{ name: 'floods' }], { only, short }).length > 0
  const floods = chooseCases(FLOODS, { only: isAll ? '' : only, short })
  if (floods.length === 0) return null
  const datagrams = !isAll || measureDatagrams(short ? FEW_DATAGRAMS : DATAGRAMS)
  const folder = mkdtempSync(join(tmpdir(), 'parlor-floods-'))
  const page = `<!doctype html><title>Parlor Box</title>${'<p>x'.repeat(PAGE_BYTES / 4)}`
  writeFileSync(join(folder, 'index.html'), page)
  const pathOf = await bundleHosts()
  const view = JSON.stringify({ view: 'x'.repeat(VIEW_BYTES) })
  const programs: Programs = {
    host: startProgram(pathOf('parlor-host'), [folder, 'guarded'], LOW_MEMORY_FLAGS),
    bare: startProgram(pathOf('bare-host'), [JSON.stringify({ step: view, answer: '{}' }), page]),
    players: startProgram('players'),
    flooder: startProgram('flooder'),
  }
  try {
    const rows = await measureEach(floods, programs, short ? SHORT_TIMES : TIMES)
    console.table(Object.fromEntries(rows.map((flooded) => [flooded.flood.name, row(flooded)])))
    return datagrams && rows.every(isKept)
  } finally {
    await Promise.all(Object.values(programs).map((program: Program<object>) => program.end()))
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Programs {
  readonly host: Program<HostOrders>
  readonly bare: Program<HostOrders>
  readonly players: Program<PlayerOrders>
  readonly flooder: Program<FloodOrders>
}

async function measureEach(
  floods: readonly Flood[],
  { host, bare, players, flooder }: Programs,
  { course, rest }: typeof TIMES,
): Promise<FloodResult[]> {
  const { port, passes, udpPort = 0 } = await host.order('open', 1, 2)
  const bareDoor = await bare.order('open', 1, 2)
  const code = passes[0] ?? ''
  await players.order('sit', port, code)
  const playing = () => measurePlay(host, () => players.order('play', course))
  const echoing = () => measurePlay(bare, () => players.order('echo', bareDoor.port, course))
  await playing()
  const bareQuiet = await echoing()

  async function withFlood(flood: Flood, at: Pick<FloodTarget, 'port' | 'udpPort'>, act: () => Promise<PlayResult>) {
    await flooder.order('begin', flood.kind, flood.connections, { ...at, code, from: STRANGER })
    const amid = await act()
    await flooder.order('end')
    await setTimeout(rest)
    return amid
  }

  const rows: FloodResult[] = []
  for (const flood of floods) {
    const [load = 0] = loadavg()
    const quiet = await playing()
    const underFlood = await withFlood(flood, { port, udpPort }, playing)
    const bareUnderFlood = await withFlood(flood, { port: bareDoor.port, udpPort: bareDoor.udpPort ?? 0 }, echoing)
    const flooded = { flood, quiet, underFlood, bareQuiet, bareUnderFlood, load }
    rows.push(flooded)
    console.log(sentenceOf(flooded))
  }
  return rows
}

async function measurePlay(host: Program<HostOrders>, act: () => Promise<PlayedTimes>): Promise<PlayResult> {
  const before = await host.order('usage')
  const begun = performance.now()
  const { times, cut } = await act()
  const after = await host.order('usage')
  return { times, cut, cpu: (after.cpu - before.cpu) / 1_000 / (performance.now() - begun) }
}

const p99 = ({ times }: PlayResult): number => quantile(times, 0.99)
const share = (amid: PlayResult, quiet: PlayResult): number => amid.times.length / Math.max(1, quiet.times.length)

/**
 * Returns whether the host did as well as promised, or nearly as well as a server without a game, which is the limit of
 * the machine.
 */
function isKept({ quiet, underFlood, bareQuiet, bareUnderFlood }: FloodResult): boolean {
  const moves = Math.min(MIN_MOVE_SHARE, MIN_SHARE_OF_BARE * share(bareUnderFlood, bareQuiet))
  const most = Math.max(MAX_MS, p99(bareUnderFlood) / MIN_SHARE_OF_BARE)
  return p99(underFlood) <= most && share(underFlood, quiet) >= moves && underFlood.cut === 0
}

function row(flooded: FloodResult): Record<string, string> {
  const { quiet, underFlood, bareQuiet, bareUnderFlood, load } = flooded
  return {
    moves: `${String(underFlood.times.length)} of ${String(quiet.times.length)}`,
    'p50, ms': quantile(underFlood.times, 0.5).toFixed(1),
    'p99, ms': p99(underFlood).toFixed(0),
    'quiet p99': p99(quiet).toFixed(0),
    'cut off': String(underFlood.cut),
    'host, of a core': `${(100 * underFlood.cpu).toFixed(0)} %`,
    'bare: moves': `${String(bareUnderFlood.times.length)} of ${String(bareQuiet.times.length)}`,
    'bare: p99, ms': p99(bareUnderFlood).toFixed(0),
    load: load.toFixed(1),
    promised: isKept(flooded) ? 'kept' : 'NOT kept',
  }
}

function sentenceOf(flooded: FloodResult): string {
  const { flood, quiet, underFlood, bareQuiet, bareUnderFlood } = flooded
  const part = (one: PlayResult, other: PlayResult) =>
    `${(100 * share(one, other)).toFixed(0)} % of the moves, p99 ${p99(one).toFixed(0)} ms`
  const kept = isKept(flooded) ? '' : ' NOT kept'
  return `floods ${flood.name}: ${part(underFlood, quiet)}; a bare server ${part(bareUnderFlood, bareQuiet)}${kept}`
}
