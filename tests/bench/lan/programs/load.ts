/** The guests of one server, all in this process: they play as fast as they are answered. */
import { bare } from '../tables/bare'
import { parlor } from '../tables/parlor'
import { peer } from '../tables/peer'
import type { Contestant, LoadTable, MoveTimes } from '../tables/table'
import { obey, type LoadOrders } from './orders'

const CONTESTANTS: Readonly<Record<string, Contestant>> = { parlor, peer, bare }
let tables: readonly LoadTable[] = []

obey<LoadOrders>({
  async sit(name, open, seats) {
    const contestant = CONTESTANTS[name]
    if (!contestant) throw new Error(`nobody is called ${name}`)
    tables = await Promise.all(open.passes.map((pass) => contestant.sit(open, pass, seats)))
    return null
  },
  async deal() {
    await Promise.all(tables.map((table) => table.deal()))
    return null
  },
  async play() {
    const times: MoveTimes = { trips: [], acknowledged: [] }
    const begun = performance.now()
    await Promise.all(tables.map((table) => table.play(times)))
    return { moves: times.trips.length, ms: performance.now() - begun, ...times }
  },
  samples: () => parlor.samples?.() ?? null,
})
