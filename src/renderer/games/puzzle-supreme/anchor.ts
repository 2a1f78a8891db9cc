import type { Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  const { state, over } = seen
  if (over) return 'the-question-of-1928'
  if (state.tray.length === 49) return 'the-problem'
  return state.tray.length === 0 ? 'the-end' : 'laying-the-cards'
}
