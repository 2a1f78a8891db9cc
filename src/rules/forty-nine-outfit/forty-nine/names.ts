import type { Seat } from '../../kit'
import { members, CARDS, cardName } from '../cards'
import { HIGH_WORDS, type FortyNineState } from './state'

/** The cards of a hand, ascending, `C` last. */
export function handNames(state: FortyNineState, seat: Seat): string[] {
  return setNames(state.hands, seat)
}

/** The cards that one seat has in an array of sets. */
export function setNames(sets: Int32Array, seat: Seat): string[] {
  // In range: seats.
  return members(sets[seat]!, sets[HIGH_WORDS + seat]!).map(cardName)
}

/** The stock, top first. */
export function stockNames(state: FortyNineState): string[] {
  return Array.from(state.pack.subarray(state.top, CARDS), cardName)
}
