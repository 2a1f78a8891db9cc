import { isFresh, sizeOfList } from '../casino/table'
import { eyeOf, isOpenHand } from '../layout/eye'
import { CHICAGO, isDrone, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  const { state } = seen
  if (seen.over) return 'the-end'
  if (state.deal <= 1 && state.round === 1 && isFresh(CHICAGO, seen)) return 'the-deal'
  const hand = state.hands[eyeOf(seen) ?? '']
  if (state.table.includes('C') || (isOpenHand(hand) && hand.includes('C'))) return 'the-cheater'
  if (state.builds.length > 0) return 'builds'
  if (state.deal > 0 && sizeOfList(state.stock) === 0) return 'the-last-trick'
  return state.table.some(isDrone) ? 'drones' : 'a-turn'
}
