/** The real LAN host with its journals, in the folder that is given as the first argument. */
import { networkInterfaces } from 'node:os'
import { createNodeThinker } from '../../../../src/node/bots/thinker-threads'
import { startLanServer } from '../../../../src/node/web/lan-listener'
import { createLanHost } from '../../../../src/node/lan-server/lan-host'
import { announceTable } from '../../../../src/node/discovery/announcer'
import type { ServerLimits } from '../../../../src/node/lan-server/limits'
import { gameById } from '../../../../src/rules/catalogue'
import { serveOrders, usage, type HostOrders } from './orders'

const [folder = '', bounds = 'open'] = process.argv.slice(2)
/**
 * Limits of the host. The bench has more and faster guests than a home has. Where floods are measured, the host has the
 * limits with which it ships.
 */
const limits: Partial<ServerLimits> =
  bounds === 'guarded'
    ? {}
    : {
        rate: 1e6,
        burst: 1e6,
        sockets: 4_096,
        socketsEach: 4_096,
        waitingEach: 4_096,
        connectionsEach: 4_096,
        connectBurst: 4_096,
      }
const report = (fault: unknown) => console.error(fault)
const lan = await createLanHost({ folder, find: gameById, thinker: createNodeThinker(), report, limits })
const server = await startLanServer({ lan, rendererFolder: folder, address: '127.0.0.1', port: 0, version: '1.2.3' })

const udpPort = 20_000 + (process.pid % 10_000)
if (bounds === 'guarded') {
  const [loopback = ''] = Object.entries(networkInterfaces()).find(([, infos]) => infos?.[0]?.internal) ?? []
  const advert = { name: 'Table', game: 'forty-nine', free: 0, protocol: { min: 1, max: 1 } }
  announceTable({ interfaces: [loopback], mdnsPort: udpPort, advert, port: server.port, onFault: report })
}

serveOrders<HostOrders>({
  async open(tables, seats) {
    for (const { room } of lan.tables) await lan.end(room.spec.id)
    const chairs = Array.from({ length: seats }, () => 'open' as const)
    const wish = { game: 'forty-nine', chairs, settings: { autoStart: true } }
    const opened = Array.from({ length: tables }, (_, i) => lan.open({ ...wish, name: `Table ${String(i + 1)}` }))
    return { port: server.port, udpPort, passes: (await Promise.all(opened)).map(({ room }) => room.spec.code) }
  },
  usage,
})
