import { PACK, type Table } from '../casino/pack/table'
import { isFresh } from '../casino/table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  const { state } = seen
  if (seen.over) return 'the-end'
  if (state.round === 1 && state.deal <= 1 && isFresh(PACK, seen)) return 'the-deal'
  if (state.builds.length > 0) return 'builds'
  if (state.table.length === 0) return 'sweeps'
  if (state.lastDeal) return 'the-last-cards'
  return 'a-turn'
}
