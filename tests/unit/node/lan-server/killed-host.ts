/**
 * Runs a host in a process of its own, for tests that kill it: `killed-host.ts FOLDER PORT [GAME]`. Prints its port,
 * the number of resumed tables, and their codes.
 */
import { startLanServer } from '../../../../src/node/web/lan-listener'
import { createLanHost } from '../../../../src/node/lan-server/lan-host'
import { gameById } from '../../../../src/rules/catalogue'

// Where a limit on the size of files stands in for the full disk, the system also sends this signal, which would end a
// program without a listener.
if (process.platform === 'linux') process.on('SIGXFSZ', () => undefined)

const [folder = '', port = '0', game] = process.argv.slice(2)
const never = { think: () => Promise.reject(new Error('nobody thinks here')) }
const report = (fault: unknown) => console.error(fault)
const limits = { rate: 100_000, burst: 100_000 }
const lan = await createLanHost({ folder, find: gameById, thinker: never, report, limits })
const resumed = await lan.resumeTables()
if (game !== undefined) {
  const table = await lan.open({ game, name: 'Parlor', chairs: ['open', 'open'], settings: { autoStart: true } })
  console.error(`opened ${table.room.spec.id}`)
}
const server = await startLanServer({
  lan,
  rendererFolder: folder,
  address: '127.0.0.1',
  port: Number(port),
  version: '1.2.3',
})
console.log(JSON.stringify({ port: server.port, resumed, codes: lan.tables.map(({ room }) => room.spec.code) }))
