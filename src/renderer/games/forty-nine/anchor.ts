import { eyeOf, isOpenHand } from '../layout/eye'
import { isBaltimore, isFresh, isStrict, stockSize, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  if (seen.over) return 'the-end'
  if (isFresh(seen.state)) return 'the-deal'
  const hand = seen.state.hands[eyeOf(seen) ?? '']
  if (stockSize(seen.state) === 0) return 'when-the-stock-is-gone'
  if (isOpenHand(hand) && hand.includes('C')) return 'the-cheater'
  if (isOpenHand(hand) && hand.includes('49')) return 'the-end'
  if (isStrict(seen)) return 'the-strict-game'
  return isBaltimore(seen) ? 'baltimore-style' : 'a-turn'
}
