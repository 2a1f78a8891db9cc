import type { Seen } from '../../../rules/kit'
import { isDealt, laidCount, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  if (table.over) return 'the-reward-of-1928'
  if (isDealt(table)) return 'five-at-a-time'
  if (laidCount(table) === 0) return 'the-problem'
  return table.state.tray.length === 0 ? 'finishing' : 'rows-and-their-count'
}
