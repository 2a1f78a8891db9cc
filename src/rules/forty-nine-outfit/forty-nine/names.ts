import type { Seat } from '../../kit'
import { members, CARDS, cardName } from '../cards'
import { HIGH_WORDS, type FortyNineState } from './state'

/** Returns the names of the cards in a hand, ascending, `C` last. */
export function handNames(state: FortyNineState, seat: Seat): string[] {
  return setNames(state.hands, seat)
}

/** Returns the names of one seat's cards in an array of sets. */
export function setNames(sets: Int32Array, seat: Seat): string[] {
  return members(sets[seat]!, sets[HIGH_WORDS + seat]!).map(cardName)
}

/** Returns the names of the cards in stock, top first. */
export function stockNames(state: FortyNineState): string[] {
  return Array.from(state.pack.subarray(state.top, CARDS), cardName)
}
