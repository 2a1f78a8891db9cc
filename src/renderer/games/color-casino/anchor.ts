import { isFresh } from '../casino/table'
import { LION, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  const { state } = seen
  if (seen.over) return 'the-end'
  if (state.deal <= 1 && state.round === 1 && isFresh(LION, seen)) return 'the-deal'
  if (state.builds.length > 0) return 'builds'
  const stock = typeof state.stock === 'number' ? state.stock : state.stock.length
  if (state.deal > 0 && stock < seen.seats) return 'the-last-trick'
  return 'a-turn'
}
