/** Says what tables are there, as a line of JSON whenever that changes. */
import { watchTables } from '../../../src/main/lan/discovery/watch'

watchTables({
  changed: (tables) => console.log(JSON.stringify(tables)),
  trouble: (fault) => console.error(fault.message),
})
console.log('watching')
