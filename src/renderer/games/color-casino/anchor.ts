import type { Seen } from '../../../rules/kit'
import { isFresh } from '../casino/table'
import { LION, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  const { state } = table
  if (table.over) return 'the-end'
  if (state.deal <= 1 && state.round === 1 && isFresh(LION, table)) return 'the-deal'
  if (state.builds.length > 0) return 'builds'
  const stock = typeof state.stock === 'number' ? state.stock : state.stock.length
  if (state.deal > 0 && stock < table.seats) return 'the-last-trick'
  return 'a-turn'
}
