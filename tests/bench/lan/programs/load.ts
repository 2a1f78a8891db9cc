/** The guests of one server, all in this process: they play as fast as the server answers. */
import { bare } from '../tables/bare'
import { parlor } from '../tables/parlor'
import { peer } from '../tables/peer'
import { noTimes, type Contestant, type LoadTable } from '../tables/table'
import { serveOrders, type LoadOrders } from './orders'

const CONTESTANTS: Readonly<Record<string, Contestant>> = { parlor, peer, bare }
let tables: readonly LoadTable[] = []

serveOrders<LoadOrders>({
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
    const times = noTimes()
    const begun = performance.now()
    const ends = await Promise.all(tables.map((table) => table.play(times)))
    return { moves: times.trips.length, ms: Math.max(...ends) - begun, ...times }
  },
  samples: () => parlor.samples?.() ?? null,
})
