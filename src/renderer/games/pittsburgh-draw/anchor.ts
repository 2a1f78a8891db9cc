import type { Seen } from '../../../rules/kit'
import { eyeOf, isOpenHand } from '../layout/eye'
import { isShowing, isUndealt, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  if (table.over) return 'the-end'
  if (isShowing(table)) return 'the-showing'
  if (isUndealt(table)) return 'the-deal'
  const eye = eyeOf(table)
  const hand = table.state.hands[eye ?? '']
  if (isOpenHand(hand) && hand.includes('C')) return 'the-cheater'
  return table.state.turn === eye ? 'the-ten-hands' : 'the-exchange'
}
