import { isDealt, laidCount, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  if (seen.over) return 'the-reward-of-1928'
  if (isDealt(seen)) return 'five-at-a-time'
  if (laidCount(seen) === 0) return 'the-problem'
  return seen.state.tray.length === 0 ? 'finishing' : 'rows-and-their-count'
}
