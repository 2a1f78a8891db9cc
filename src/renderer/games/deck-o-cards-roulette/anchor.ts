import type { Seen } from '../../../rules/kit'
import { eyeOf } from '../layout/eye'
import { isChoosing, isHouse, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  if (table.over) return 'the-end'
  if (isChoosing(table)) return 'the-bank'
  if (isHouse(table)) return table.state.spins === 0 ? 'the-layout' : 'what-each-bet-pays'
  if (eyeOf(table) === table.state.banker) return 'the-bank'
  if (table.toMove.includes(table.state.banker ?? '')) return 'the-spin'
  return table.state.spins === 0 ? 'the-layout' : 'what-each-bet-pays'
}
