import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isKept, newCourse, SIDES, tabled, told, promisesOf, type Courses, type Promised, type Side } from './figures'
import { FRUGAL } from '../../../build/launch/host'
import { bundleHosts } from './programs/bundle'
import { startProgram, type HostOrders, type LoadOrders, type Program } from './programs/orders'

interface Setting {
  readonly name: string
  readonly tables: number
  readonly seats: number
  readonly rounds: number
  /** How many times the peer's throughput is promised. */
  readonly least: number
}

const SETTINGS: readonly Setting[] = [
  { name: '8 clients in one game', tables: 1, seats: 8, rounds: 240, least: 4 },
  { name: '50 two-handed tables', tables: 50, seats: 2, rounds: 12, least: 5 },
]
const MOST_MB = 150
const MB = 1024 * 1024

type PathOf = Awaited<ReturnType<typeof bundleHosts>>

/** A server and its guests, each in a process of its own. */
interface Pair {
  readonly host: Program<HostOrders>
  readonly load: Program<LoadOrders>
}

/**
 * Measures the LAN host beside boardgame.io's server and a bare WebSocket server, in turns: one game at each table a
 * round, with guests that do the same everywhere. Prints what is found; answers whether what is promised was kept.
 */
export async function measureLan(only: string | undefined): Promise<boolean> {
  if (only !== undefined && !'lan'.includes(only)) return true
  const pathOf = await bundleHosts()
  const promises: Promised[] = []
  for (const setting of SETTINGS) promises.push(...(await measureSetting(setting, pathOf)))
  for (const promised of promises) console.log(told(promised))
  return promises.every(isKept)
}

async function measureSetting(setting: Setting, pathOf: PathOf): Promise<Promised[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'))
  const pairs: Partial<Record<Side, Pair>> = {}
  try {
    pairs.parlor = await sit('parlor', setting, pathOf, [folder])
    await round(pairs.parlor)
    const samples = await pairs.parlor.load.order('samples')
    pairs.bare = await sit('bare', setting, pathOf, [JSON.stringify(samples)])
    pairs.peer = await sit('peer', setting, pathOf)
    const courses = await race(pairs as Record<Side, Pair>, setting.rounds)
    console.log(`lan: ${setting.name}`)
    console.table(tabled(courses))
    const { rss } = await pairs.parlor.host.order('usage')
    const memory = { name: `${setting.name}: the host holds, in MB`, value: rss / MB, bound: { most: MOST_MB } }
    return [...promisesOf(setting.name, courses, setting.least), memory]
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
  // Each as it ships: ours with the flags that `npm run host` gives it.
  const host = startProgram<HostOrders>(pathOf(`${side}-host`), args, side === 'parlor' ? FRUGAL : [])
  const pair = { host, load: startProgram<LoadOrders>('load') }
  await pair.load.order('sit', side, await pair.host.order('open', tables, seats), seats)
  return pair
}

/** A third of the rounds more, at the beginning, don't count: every side has warmed up then. */
async function race(pairs: Readonly<Record<Side, Pair>>, rounds: number): Promise<Courses> {
  const courses: Courses = { parlor: newCourse(), peer: newCourse(), bare: newCourse() }
  const warmUp = Math.ceil(rounds / 3)
  for (let i = -warmUp; i < rounds; i++) {
    for (const side of Object.keys(SIDES) as Side[]) {
      const { moves, ms, trips, acknowledged, cpu } = await round(pairs[side])
      if (i < 0) continue
      courses[side].rates.push((moves / ms) * 1000)
      courses[side].cpu.push(cpu / moves)
      courses[side].trips.push(...trips)
      courses[side].acknowledged.push(...acknowledged)
    }
  }
  return courses
}

/** One game at each table; dealing is not measured. */
async function round({ host, load }: Pair) {
  await load.order('deal')
  const before = await host.order('usage')
  const played = await load.order('play')
  const after = await host.order('usage')
  return { ...played, cpu: after.cpu - before.cpu }
}
