import type { HostedTable } from '../../../protocol/app/services'
import type { LanTable } from '../table/lan-table'
import { guestLinks, ownAddress } from './guest-addresses'
import type { HostRuntime } from './host-runtime'
import { tableWarnings } from './table-warnings'

/** Describes a table for its owner, with the links for guests and the current warnings. */
export function toHostedTable(table: LanTable, runtime: HostRuntime): HostedTable {
  const { room, lobby } = table
  const { id, code, token, ownerKey } = room.spec
  const { listener } = runtime.guestListener
  const places = listener ? guestLinks(listener) : []
  return {
    id,
    code,
    token,
    ownerKey,
    lobby,
    // The secret is in the fragment, which browsers do not send.
    links: places.map(({ url }) => `${url}#join=${token}`),
    adapters: places.map(({ adapter }) => adapter),
    address: listener ? ownAddress(listener) : '',
    troubles: tableWarnings(table, runtime),
  }
}
