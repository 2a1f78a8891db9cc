/** Says what tables are there, as a line of JSON whenever that changes. */
import { browseTables } from '../../../src/node/discovery/mdns-browser'

browseTables({
  onChange: (tables) => console.log(JSON.stringify(tables)),
  onFault: (fault) => console.error(fault.message),
})
console.log('watching')
