/**
 * Runs a host as `npm run host` opens it: `host.ts <folder> <port> [<game> <seats>]…`. Resumes the tables that are kept
 * in the folder, opens the tables named, and prints the codes of all.
 */
import { createNodeThinker } from '../../../src/node/bots/thinker-threads'
import { startLanServer } from '../../../src/node/web/lan-listener'
import { createLanHost, tablesFolder } from '../../../src/node/lan-server/lan-host'
import { gameById } from '../../../src/rules/catalogue'

const [folder = '', port = '', ...wished] = process.argv.slice(2)
const report = (fault: unknown) => console.error(fault)
const lan = await createLanHost({ folder: tablesFolder(folder), find: gameById, thinker: createNodeThinker(), report })
await lan.resumeTables()
for (let i = 0; i < wished.length; i += 2) {
  const chairs = Array.from({ length: Number(wished[i + 1]) }, () => 'open' as const)
  await lan.open({ game: wished[i] ?? '', name: `Table ${String(i / 2 + 1)}`, chairs, settings: { autoStart: true } })
}
await startLanServer({ lan, rendererFolder: folder, address: '0.0.0.0', port: Number(port), version: '0' })
console.log(JSON.stringify(lan.tables.map(({ room }) => room.spec.code)))
