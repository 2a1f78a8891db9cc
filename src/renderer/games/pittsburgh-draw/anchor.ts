import { eyeOf, isOpenHand } from '../layout/eye'
import { isShowing, isUndealt, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  if (seen.over) return 'the-end'
  if (isShowing(seen)) return 'the-showing'
  if (isUndealt(seen)) return 'the-deal'
  const eye = eyeOf(seen)
  const hand = seen.state.hands[eye ?? '']
  if (isOpenHand(hand) && hand.includes('C')) return 'the-cheater'
  return seen.state.turn === eye ? 'the-ten-hands' : 'the-exchange'
}
