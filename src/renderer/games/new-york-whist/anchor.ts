import type { Seen } from '../../../rules/kit'
import { eyeOf, isOpenHand } from '../layout/eye'
import { follows, isFresh, isSided, isUndealt, middle, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  if (table.over) return 'the-end'
  if (isUndealt(table)) return 'the-deal'
  if (isFresh(table)) return 'the-play'
  if (table.state.blindTo === null) return 'the-blind'
  if (middle(table).some(({ card }) => card === 'C')) return 'the-cheater'
  const hand = table.state.hands[eyeOf(table) ?? '']
  if (isOpenHand(hand) && hand.includes('C')) return 'the-cheater'
  if (follows(table)) return 'following-suit'
  if (table.state.trump !== null) return 'trumps'
  return isSided(table) ? 'partners' : 'what-counts'
}
