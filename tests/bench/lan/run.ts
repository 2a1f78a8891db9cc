import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  isKept,
  createResult,
  SIDES,
  tableRows,
  sentenceOf,
  checkedFigures,
  type ContestantResults,
  type CheckedFigure,
  type Promised,
  type Side,
} from './figures'
import { LOW_MEMORY_FLAGS } from '../../../build/launch/child'
import { chooseCases, type Asked } from '../bench'
import { bundleHosts } from './programs/bundle'
import { startProgram, type HostOrders, type LoadOrders, type Program } from './programs/orders'

interface Setting {
  readonly name: string
  readonly tables: number
  readonly seats: number
  readonly rounds: number
  /** Number of rounds that a side plays in a row, enough to reach its full speed. */
  readonly stretch: number
  readonly promised: Promised
}

const SETTINGS: readonly Setting[] = [
  {
    name: '8 clients in one game',
    tables: 1,
    seats: 8,
    rounds: 240,
    stretch: 20,
    promised: { ofBare: 0.7, p99OfPeer: 1 },
  },
  { name: '50 two-handed tables', tables: 50, seats: 2, rounds: 20, stretch: 4, promised: { ofPeer: 1.5 } },
]
const MAX_MB = 150
/**
 * Greatest processor time, in microseconds, that a host at rest takes in a time of `ms` milliseconds, and number of such
 * times that it may need to come to rest.
 */
const REST = { cpu: 10_000, ms: 1_000, most: 60 }
const MB = 1024 * 1024

type PathOf = Awaited<ReturnType<typeof bundleHosts>>

/** A server and its guests, each in a process of its own. */
interface Pair {
  readonly host: Program<HostOrders>
  readonly load: Program<LoadOrders>
}

/**
 * Measures the LAN host, boardgame.io's server and a bare WebSocket server in turn. Each plays some rounds in a row; a
 * round is one game at each table. The guests do the same everywhere. Prints the results. Returns whether every promise
 * was kept; null if nothing was asked for.
 */
export async function measureLan(asked: Asked): Promise<boolean | null> {
  if (chooseCases([{ name: 'lan' }], asked).length === 0) return null
  const pathOf = await bundleHosts()
  const promises: CheckedFigure[] = []
  const settings = asked.short ? [{ ...SETTINGS[0]!, rounds: 1, stretch: 1 }] : SETTINGS
  for (const setting of settings) promises.push(...(await measureSetting(setting, pathOf)))
  for (const promised of promises) console.log(sentenceOf(promised))
  return promises.every(isKept)
}

async function measureSetting(setting: Setting, pathOf: PathOf): Promise<CheckedFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'))
  const pairs: Partial<Record<Side, Pair>> = {}
  try {
    pairs.parlor = await sit('parlor', setting, pathOf, [folder])
    await round(pairs.parlor)
    const samples = await pairs.parlor.load.order('samples')
    pairs.bare = await sit('bare', setting, pathOf, [JSON.stringify(samples)])
    pairs.peer = await sit('peer', setting, pathOf)
    const courses = await playRounds(pairs as Record<Side, Pair>, setting)
    console.log(`lan: ${setting.name}`)
    console.table(tableRows(courses))
    const { rss } = await pairs.parlor.host.order('usage')
    const memory = { name: `${setting.name}: the host holds, in MB`, value: rss / MB, bound: { most: MAX_MB } }
    return [...checkedFigures(setting.name, courses, setting.promised), memory]
  } finally {
    for (const { host, load } of Object.values(pairs)) await Promise.all([host.end(), load.end()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sit(
  side: Side,
  { tables, seats }: Setting,
  pathOf: PathOf,
  args: readonly string[] = [],
): Promise<Pair> {
  // Each server runs as it ships. Ours has the flags that `npm run host` gives it.
  const host = startProgram<HostOrders>(pathOf(`${side}-host`), args, side === 'parlor' ? LOW_MEMORY_FLAGS : [])
  const pair = { host, load: startProgram<LoadOrders>('load') }
  await pair.load.order('sit', side, await pair.host.order('open', tables, seats), seats)
  return pair
}

/**
 * Plays the rounds of a setting with every side. Before them, it plays a third as many rounds that do not count, so
 * that every side has warmed up.
 */
async function playRounds(
  pairs: Readonly<Record<Side, Pair>>,
  { rounds, stretch }: Setting,
): Promise<ContestantResults> {
  const courses: ContestantResults = { parlor: createResult(), peer: createResult(), bare: createResult() }
  for (let i = -Math.ceil(rounds / 3 / stretch); i < rounds / stretch; i++) {
    for (const side of Object.keys(SIDES) as Side[]) {
      for (let made = 0; made < stretch; made++) {
        const { moves, ms, trips, told, acknowledged, cpu } = await round(pairs[side])
        if (i < 0) continue
        courses[side].rates.push((moves / ms) * 1000)
        courses[side].cpu.push(cpu / moves)
        courses[side].trips.push(...trips)
        courses[side].told.push(...told)
        courses[side].acknowledged.push(...acknowledged)
      }
      await waitUntilIdle(pairs[side].host)
    }
  }
  return courses
}

/**
 * Resolves when a host has done nothing for a while. What it still writes must not fall into the time of the next side.
 * Throws if it does not come to rest.
 */
async function waitUntilIdle(host: Pair['host']): Promise<void> {
  for (let taken = Infinity, before = 0, tries = 0; taken > REST.cpu; tries++) {
    if (tries > REST.most) throw new Error(`A host is still busy ${String(REST.most)} s after its last game.`)
    await setTimeout(REST.ms)
    const { cpu } = await host.order('usage')
    taken = cpu - before
    before = cpu
  }
}

/** Plays one game at each table. Dealing is not measured. */
async function round({ host, load }: Pair) {
  await load.order('deal')
  const before = await host.order('usage')
  const played = await load.order('play')
  const after = await host.order('usage')
  return { ...played, cpu: after.cpu - before.cpu }
}
