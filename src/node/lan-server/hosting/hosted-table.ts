import type { HostedTable } from '../../../protocol/app/services'
import type { LanTable } from '../table/lan-table'
import { guestUrls, ownAddress } from './guest-addresses'
import type { HostRuntime } from './host-runtime'
import { tableWarnings } from './table-warnings'

/** A table as its owner is shown it: with the links that lead guests to it, and what stands in their way. */
export function toHostedTable(table: LanTable, runtime: HostRuntime): HostedTable {
  const { room, lobby } = table
  const { id, code, token } = room.spec
  const { listener } = runtime.guestListener
  return {
    id,
    code,
    token,
    lobby,
    // The secret stands in the fragment, which browsers send to nobody.
    links: listener ? guestUrls(listener).map((url) => `${url}#join=${token}`) : [],
    address: listener ? ownAddress(listener) : '',
    troubles: tableWarnings(table, runtime),
  }
}
