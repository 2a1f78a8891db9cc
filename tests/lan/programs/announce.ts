/** Announces a table: `announce.ts <name> <free>`. Each line that it reads is the new count of free chairs. */
import { createInterface } from 'node:readline'
import { announceTable } from '../../../src/node/discovery/announcer'

const [, , name = '', free = ''] = process.argv
const advert = { name, game: 'forty-nine', free: Number(free), protocol: { min: 1, max: 1 } }
const table = announceTable({ advert, port: 4949, onFault: (fault) => console.error(fault.message) })
console.log('announced')

createInterface({ input: process.stdin }).on('line', (line) => table.update({ ...advert, free: Number(line) }))
process.once('SIGTERM', () => {
  console.log('leaving')
  void table.close().then(() => process.exit())
})
