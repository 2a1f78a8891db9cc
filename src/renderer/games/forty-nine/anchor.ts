import type { Seen } from '../../../rules/kit'
import { eyeOf, isOpenHand } from '../layout/eye'
import { isBaltimore, isFresh, isStrict, stockSize, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  if (table.over) return 'the-end'
  if (isFresh(table.state)) return 'the-deal'
  const hand = table.state.hands[eyeOf(table) ?? '']
  if (stockSize(table.state) === 0) return 'when-the-stock-is-gone'
  if (isOpenHand(hand) && hand.includes('C')) return 'the-cheater'
  if (isOpenHand(hand) && hand.includes('49')) return 'the-end'
  if (isStrict(table)) return 'the-strict-game'
  return isBaltimore(table) ? 'baltimore-style' : 'a-turn'
}
