import { eyeOf } from '../layout/eye'
import { isChoosing, isHouse, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  if (seen.over) return 'the-end'
  if (isChoosing(seen)) return 'the-bank'
  if (isHouse(seen)) return seen.state.spins === 0 ? 'the-layout' : 'what-each-bet-pays'
  if (eyeOf(seen) === seen.state.banker) return 'the-bank'
  if (seen.toMove.includes(seen.state.banker ?? '')) return 'the-spin'
  return seen.state.spins === 0 ? 'the-layout' : 'what-each-bet-pays'
}
