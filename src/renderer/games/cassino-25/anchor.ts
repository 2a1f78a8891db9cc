import type { Seen } from '../../../rules/kit'
import { PACK, tableOf } from '../casino/pack/table'
import { isFresh } from '../casino/table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  const { state } = table
  if (table.over) return 'the-end'
  if (state.counting === true) return 'the-count'
  if (state.round === 1 && state.deal <= 1 && isFresh(PACK, table)) return 'the-deal'
  if (state.builds.length > 0) return 'builds'
  if (state.lastDeal) return 'the-last-cards'
  return 'a-turn'
}
