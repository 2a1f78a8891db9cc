import { eyeOf, isOpenHand } from '../layout/eye'
import { follows, isFresh, isSided, isUndealt, middle, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  if (seen.over) return 'the-end'
  if (isUndealt(seen)) return 'the-deal'
  if (isFresh(seen)) return 'the-play'
  if (seen.state.blindTo === null) return 'the-blind'
  if (middle(seen).some(({ card }) => card === 'C')) return 'the-cheater'
  const hand = seen.state.hands[eyeOf(seen) ?? '']
  if (isOpenHand(hand) && hand.includes('C')) return 'the-cheater'
  if (follows(seen)) return 'following-suit'
  if (seen.state.trump !== null) return 'trumps'
  return isSided(seen) ? 'partners' : 'what-counts'
}
