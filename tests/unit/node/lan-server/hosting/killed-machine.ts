/**
 * Hosts tables in a process of its own, for tests that kill it: `killed-machine.ts FOLDER PORT`. Prints the tables it
 * hosts, and prints them again after every line that it reads. At the line `exhaust`, it first opens every file that it
 * can. At the line `looked`, it first waits until the system was asked for its interfaces twice.
 */
import { EventEmitter, once } from 'node:events'
import { openSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import { createInterface } from 'node:readline'
import { createNodeHosting } from '../../../../../src/node/compose/lan-hosting'
import { createNodeServices } from '../../../../../src/node/compose/app-services'

// Where a limit on the size of files stands in for the full disk, the system also sends this signal, which would end a
// program without a listener.
if (process.platform === 'linux') process.on('SIGXFSZ', () => undefined)

const looks = new EventEmitter()
const { networkInterfaces } = os
os.networkInterfaces = () => {
  looks.emit('look')
  return networkInterfaces()
}
syncBuiltinESMExports()

function exhaust(): void {
  try {
    for (;;) openSync('/dev/null', 'r')
  } catch {
    // There is no room for one more now.
  }
}

const [dataFolder = '', port = '0'] = process.argv.slice(2)
const services = await createNodeServices({ dataFolder, shell: 'host', version: '1.2.3' })
const { lan } = createNodeHosting({
  dataFolder,
  rendererFolder: dataFolder,
  version: '1.2.3',
  addFinishedGame: services.addFinishedGame,
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
createInterface(process.stdin).on('line', (line) => void obey(line))

async function obey(line: string): Promise<void> {
  if (line === 'exhaust') exhaust()
  // When discovery looks for the second time, nothing has come of its first look.
  for (let looked = 0; line === 'looked' && looked < 2; looked++) await once(looks, 'look')
  console.log(JSON.stringify(await lan.hosted()))
}
