import type { Seat } from '../../kit'
import { HIGH, LOW, type Card } from '../cards'
import { HIGH_WORDS, type FortyNineState } from './state'

// In range: seats, cards.

/** Everybody has seen that this card went back to the hand (strict). */
export function show(state: FortyNineState, seat: Seat, card: Card): void {
  state.shown[seat]! |= LOW[card]!
  state.shown[HIGH_WORDS + seat]! |= HIGH[card]!
}

/** The card has left the hand. */
export function unshow(state: FortyNineState, seat: Seat, card: Card): void {
  state.shown[seat]! &= ~LOW[card]!
  state.shown[HIGH_WORDS + seat]! &= ~HIGH[card]!
}
