import type { HostedTable } from '../../../protocol/services'
import type { LanTable } from '../table/lan-table'
import { guestAddresses, guestUrls, ownAddress } from './addresses'
import type { Evening } from './evening'

/** A table as its owner is shown it: with the links that lead guests to it, and what stands in their way. */
export function shownTable({ room, lobby }: LanTable, { doors, heralds }: Evening): HostedTable {
  const { id, code, token } = room.spec
  const { listener } = doors
  const common = { id, code, token, lobby }
  if (!listener) return { ...common, links: [], address: '', trouble: `Nobody can be let in: ${doors.fault ?? ''}` }
  return {
    ...common,
    // The secret stands in the fragment, which browsers send to nobody.
    links: guestUrls(listener).map((url) => `${url}#join=${token}`),
    address: ownAddress(listener),
    trouble: troubleOf(guestAddresses(listener).length > 0, heralds.trouble(id)),
  }
}

function troubleOf(connected: boolean, unheard: string | null): string | null {
  if (!connected) return 'This machine is on no network now: only it can reach the table.'
  if (unheard === null) return null
  return `Other machines can't find this table by themselves (${unheard}). The link, its QR code and a typed address lead to it all the same.`
}
