import type { Seat } from '../../kit'
import { cardName } from '../cards'
import { HAND } from '../ranking'
import type { PittsburghState } from './state'

// In range: seats.

/** The cards of a hand, ascending, `C` last. */
export function handNames(state: PittsburghState, seat: Seat): string[] {
  return named(state.hands, HAND * seat, state.held[seat]!)
}

/** What a seat threw away in this deal; null before its move. */
export function discardNames(state: PittsburghState, seat: Seat): string[] | null {
  const thrown = state.thrown[seat]!
  return thrown < 0 ? null : named(state.discards, HAND * seat, thrown)
}

/** The stock, top first. */
export function stockNames(state: PittsburghState): string[] {
  return named(state.stock, state.top, state.end - state.top)
}

/** The names of so many cards from an entry on. */
export function named(cards: Uint8Array, from: number, count: number): string[] {
  return Array.from(cards.subarray(from, from + count), cardName)
}
