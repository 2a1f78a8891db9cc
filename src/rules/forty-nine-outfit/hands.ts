import { MAX_SEATS, type Seat } from '../kit'
import { count, HIGH_BITS, LOW_BITS, members, cardName, type Card } from './cards'

/**
 * A set of cards for every seat in one array of 64 bytes: the low word of seat s at s, its high word at
 * `HIGH_WORDS + s`.
 */
export type Hands = Int32Array

/** Index of the first high word. */
export const HIGH_WORDS = MAX_SEATS

export function createHands(): Hands {
  return new Int32Array(2 * MAX_SEATS)
}

export function hasCard(hands: Hands, seat: Seat, card: Card): boolean {
  return ((hands[seat]! & LOW_BITS[card]!) | (hands[HIGH_WORDS + seat]! & HIGH_BITS[card]!)) !== 0
}

export function addCard(hands: Hands, seat: Seat, card: Card): void {
  hands[seat]! |= LOW_BITS[card]!
  hands[HIGH_WORDS + seat]! |= HIGH_BITS[card]!
}

export function removeCard(hands: Hands, seat: Seat, card: Card): void {
  hands[seat]! &= ~LOW_BITS[card]!
  hands[HIGH_WORDS + seat]! &= ~HIGH_BITS[card]!
}

export function countCards(hands: Hands, seat: Seat): number {
  return count(hands[seat]!) + count(hands[HIGH_WORDS + seat]!)
}

/** Returns the names of a seat's cards, ascending, `C` last. */
export function cardNames(hands: Hands, seat: Seat): string[] {
  return members(hands[seat]!, hands[HIGH_WORDS + seat]!).map(cardName)
}
