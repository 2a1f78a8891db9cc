/** Prints the tables of the house, as a line of JSON whenever they change. */
import { browseTables } from '../../../src/node/discovery/mdns-browser'

browseTables({
  onChange: (tables) => console.log(JSON.stringify(tables)),
  onFault: (fault) => console.error(fault.message),
})
console.log('watching')
