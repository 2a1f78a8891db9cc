import type { Seat } from '../../kit'
import { HIGH, LOW, type Card } from '../cards'
import { HIGH_WORDS, type FortyNineState } from './state'

// In range: seats and cards index tables of fixed size.

/** Marks a card as openly returned to the hand (strict). */
export function show(state: FortyNineState, seat: Seat, card: Card): void {
  state.shown[seat]! |= LOW[card]!
  state.shown[HIGH_WORDS + seat]! |= HIGH[card]!
}

/** Clears the mark of a card that leaves the hand. */
export function unshow(state: FortyNineState, seat: Seat, card: Card): void {
  state.shown[seat]! &= ~LOW[card]!
  state.shown[HIGH_WORDS + seat]! &= ~HIGH[card]!
}
