import type { Seen } from '../../../rules/kit'
import { isFresh, sizeOfList } from '../casino/table'
import { eyeOf, isOpenHand } from '../layout/eye'
import { CHICAGO, isDrone, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  const { state } = table
  if (table.over) return 'the-end'
  if (state.deal <= 1 && state.round === 1 && isFresh(CHICAGO, table)) return 'the-deal'
  const hand = state.hands[eyeOf(table) ?? '']
  if (state.table.includes('C') || (isOpenHand(hand) && hand.includes('C'))) return 'the-cheater'
  if (state.builds.length > 0) return 'builds'
  if (state.deal > 0 && sizeOfList(state.stock) === 0) return 'the-last-trick'
  return state.table.some(isDrone) ? 'drones' : 'a-turn'
}
