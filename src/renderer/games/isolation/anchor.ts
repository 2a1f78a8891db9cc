import type { Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  const { state, over } = seen
  if (over) return 'the-forty'
  if (state.clashes > 0) return 'what-clashes'
  return state.squares.length === 0 ? 'the-problem' : 'laying-the-cards'
}
