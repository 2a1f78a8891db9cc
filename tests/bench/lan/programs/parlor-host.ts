/** The LAN host as it is, journals and all, in the folder that it is told. */
import { createNodeThinker } from '../../../../src/bots/worker/node'
import { startLanServer } from '../../../../src/host/lan-server'
import { createLanHost } from '../../../../src/main/lan'
import { gameById } from '../../../../src/rules/catalogue'
import { obey, usage, type HostOrders } from './orders'

const [folder = ''] = process.argv.slice(2)
/** Guests of the bench are hastier and more than any at home. */
const limits = { rate: 1e6, burst: 1e6, sockets: 4096 }
const report = (fault: unknown) => console.error(fault)
const lan = await createLanHost({ folder, find: gameById, thinker: createNodeThinker(), report, limits })
const server = await startLanServer({ lan, rendererFolder: folder, address: '127.0.0.1', port: 0, version: '1.2.3' })

obey<HostOrders>({
  async open(tables, seats) {
    for (const { room } of lan.tables) await lan.end(room.spec.id)
    const chairs = Array.from({ length: seats }, () => 'open' as const)
    const wish = { game: 'forty-nine', chairs, settings: { autoStart: true } }
    const opened = Array.from({ length: tables }, (_, i) => lan.open({ ...wish, name: `Table ${String(i + 1)}` }))
    return { port: server.port, passes: (await Promise.all(opened)).map(({ room }) => room.spec.code) }
  },
  usage,
})
