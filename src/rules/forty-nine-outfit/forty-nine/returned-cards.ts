import type { Seat } from '../../kit'
import { HIGH_BITS, LOW_BITS, type Card } from '../cards'
import { HIGH_WORDS, type FortyNineState } from './state'

/** Marks a card as openly returned to the hand (strict). */
export function markReturned(state: FortyNineState, seat: Seat, card: Card): void {
  state.returnedCards[seat]! |= LOW_BITS[card]!
  state.returnedCards[HIGH_WORDS + seat]! |= HIGH_BITS[card]!
}

/** Clears the mark of a card that leaves the hand. */
export function unmarkReturned(state: FortyNineState, seat: Seat, card: Card): void {
  state.returnedCards[seat]! &= ~LOW_BITS[card]!
  state.returnedCards[HIGH_WORDS + seat]! &= ~HIGH_BITS[card]!
}
