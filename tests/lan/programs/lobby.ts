/**
 * Acts as the page of a host of this machine, with the lobby open: `lobby.ts <url>`. Asks the host again and again for
 * the tables of the house, and prints them, as a line of JSON, whenever they change.
 */
import { pageHeaders, pageServices } from '../../unit/host/page-calls'

const [url = ''] = process.argv.slice(2)
const { lan } = pageServices(url, await pageHeaders(url))
if (lan === undefined) throw new Error('This host has no tables on the LAN.')
for (let said = ''; ;) {
  const now = JSON.stringify(await lan.found())
  if (now !== said) console.log(now)
  said = now
  await new Promise((resolve) => setTimeout(resolve, 500))
}
