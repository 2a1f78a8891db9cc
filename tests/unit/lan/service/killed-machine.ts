/**
 * Hosting of its own process, for tests that kill it: `killed-machine.ts FOLDER PORT`. Prints the tables it hosts, and
 * again after every line that it is sent.
 */
import { createInterface } from 'node:readline'
import { nodeHosting } from '../../../../src/host/lan'
import { nodeServices } from '../../../../src/host/services'

// Where a limit on files plays the full disk, the system sends this too; `write-file-atomic` would end the program for it.
if (process.platform === 'linux') process.on('SIGXFSZ', () => undefined)

const [dataFolder = '', port = '0'] = process.argv.slice(2)
const services = await nodeServices({ dataFolder, shell: 'host', version: '1.2.3' })
const { lan } = nodeHosting({
  dataFolder,
  rendererFolder: dataFolder,
  version: '1.2.3',
  shelve: services.adopt,
  report: (fault) => console.error(fault),
  address: '127.0.0.1',
  port: Number(port),
  limits: { rate: 100_000, burst: 100_000 },
  pace: 0,
  discovery: { interfaces: [] },
})
const kept = await lan.hosted()
const opened = await (kept.length > 0
  ? []
  : lan.open({
      game: 'forty-nine',
      name: 'Parlor',
      options: {},
      chairs: ['open', 'open'],
      settings: { autoStart: true },
    }))
console.log(JSON.stringify(kept.concat(opened)))
createInterface(process.stdin).on('line', () => {
  void lan.hosted().then((tables) => console.log(JSON.stringify(tables)))
})
