import type { Lobby } from '../../protocol/lan/table-schemas'
import type { HostedTable } from '../../protocol/app/services'
import { linkTo } from './join-link'
import type { JoinedTable, RememberedVisit } from './types'
import type { Visit } from './visit-storage'

/**
 * Returns the table of a visit, with its code and links as far as this screen knows them.
 * @param hosted the same table as hosted by this machine; null if another machine hosts it
 */
export function joinedTableOf(
  { table, game, options }: Lobby,
  { pass, address }: Visit,
  hosted: HostedTable | null,
): JoinedTable {
  const host = address === '' ? window.location.host : address
  const code = hosted?.code ?? (pass.kind === 'code' ? pass.code.toUpperCase() : null)
  const links = hosted?.links ?? (pass.kind === 'token' ? [linkTo(host, pass.token)] : [])
  const adapters = hosted?.adapters ?? []
  return { name: table, game, options, code, links, adapters, isOwner: hosted !== null, id: hosted?.id ?? null }
}

/** Summarizes a visit that left chairs behind. */
export function rememberedVisitOf({ table, game, chairs }: Visit): RememberedVisit {
  const letters = chairs.map(({ ticket }) => ticket.seat).sort()
  return { name: table, game, seat: letters.join(', ') }
}
