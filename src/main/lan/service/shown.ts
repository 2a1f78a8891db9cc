import type { HostedTable } from '../../../protocol/services'
import type { LanTable } from '../table/lan-table'
import { guestUrls, ownAddress } from './addresses'
import type { Evening } from './evening'
import { troublesOf } from './troubles'

/** A table as its owner is shown it: with the links that lead guests to it, and what stands in their way. */
export function shownTable(table: LanTable, evening: Evening): HostedTable {
  const { room, lobby } = table
  const { id, code, token } = room.spec
  const { listener } = evening.doors
  return {
    id,
    code,
    token,
    lobby,
    // The secret stands in the fragment, which browsers send to nobody.
    links: listener ? guestUrls(listener).map((url) => `${url}#join=${token}`) : [],
    address: listener ? ownAddress(listener) : '',
    troubles: troublesOf(table, evening),
  }
}
