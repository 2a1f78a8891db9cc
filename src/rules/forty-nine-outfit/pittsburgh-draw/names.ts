import type { Seat } from '../../kit'
import { cardName } from '../cards'
import { HAND_SIZE } from '../ranking'
import type { PittsburghState } from './state'

/** Returns the names of the cards in a hand, ascending, `C` last. */
export function handNames(state: PittsburghState, seat: Seat): string[] {
  return namesOf(state.hands, HAND_SIZE * seat, state.heldCounts[seat]!)
}

/** Returns the names of a seat's discards in this deal; null before its move. */
export function discardNames(state: PittsburghState, seat: Seat): string[] | null {
  const thrown = state.discardCounts[seat]!
  return thrown < 0 ? null : namesOf(state.discards, HAND_SIZE * seat, thrown)
}

/** Returns the names of the cards in stock, top first. */
export function stockNames(state: PittsburghState): string[] {
  return namesOf(state.stock, state.top, state.end - state.top)
}

/** Returns the names of `count` cards from entry `from` on. */
export function namesOf(cards: Uint8Array, from: number, count: number): string[] {
  return Array.from(cards.subarray(from, from + count), cardName)
}
