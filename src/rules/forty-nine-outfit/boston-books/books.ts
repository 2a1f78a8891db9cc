import type { Seat } from '../../kit'
import { firstMember, CHEATER, type Card } from '../cards'
import { COLOUR_HIGH, COLOUR_LOW, COLOUR_SIZE, colourIndex } from '../colours'
import { HIGH_WORDS, removeCard } from '../hands'
import type { BostonBooksState } from './state'

/**
 * A book is one number: the seat, the colour, and the card that the Cheater replaces plus one (0 without the Cheater).
 */
const COLOUR_SHIFT = 3
const MISSING_SHIFT = 6

export function bookSeat(book: number): Seat {
  return book & 7
}

export function colourOfBook(book: number): number {
  return (book >> COLOUR_SHIFT) & 7
}

/**
 * Lays a book of all cards of a colour in a hand, and the Cheater if one is missing: scores it and closes the colour.
 */
export function layBook(state: BostonBooksState, seat: Seat, colour: number): void {
  const lowColour = COLOUR_LOW[colour]!
  const highColour = COLOUR_HIGH[colour]!
  const missingLow = lowColour & ~state.hands[seat]!
  const missingHigh = highColour & ~state.hands[HIGH_WORDS + seat]!
  const missing = (missingLow | missingHigh) === 0 ? 0 : firstMember(missingLow, missingHigh) + 1
  state.hands[seat]! &= ~lowColour
  state.hands[HIGH_WORDS + seat]! &= ~highColour
  if (missing > 0) removeCard(state.hands, seat, CHEATER)
  state.books[state.booksLaid++] = seat | (colour << COLOUR_SHIFT) | (missing << MISSING_SHIFT)
  state.openLow &= ~lowColour
  state.openHigh &= ~highColour
  state.points[seat]!++
}

/** Restores a book whose cards are known, without scoring it. */
export function putBook(state: BostonBooksState, seat: Seat, colour: number, cards: readonly Card[]): void {
  const whole = Array.from({ length: COLOUR_SIZE }, (_, i) => COLOUR_SIZE * colour + i)
  const missing = whole.find((card) => !cards.includes(card)) ?? -1
  state.books[state.booksLaid++] = seat | (colour << COLOUR_SHIFT) | ((missing + 1) << MISSING_SHIFT)
  state.openLow &= ~COLOUR_LOW[colour]!
  state.openHigh &= ~COLOUR_HIGH[colour]!
}

/** Returns the cards of a book, ascending, the Cheater last. */
export function cardsOfBook(book: number): Card[] {
  const colour = colourOfBook(book)
  const missing = (book >> MISSING_SHIFT) - 1
  const cards = Array.from({ length: COLOUR_SIZE }, (_, i) => COLOUR_SIZE * colour + i)
  return missing < 0 ? cards : [...cards.filter((card) => card !== missing), CHEATER]
}

/** Whether a seat holds all seven cards of a colour. */
export function isComplete(state: BostonBooksState, seat: Seat, colour: number): boolean {
  const missingLow = COLOUR_LOW[colour]! & ~state.hands[seat]!
  const missingHigh = COLOUR_HIGH[colour]! & ~state.hands[HIGH_WORDS + seat]!
  return (missingLow | missingHigh) === 0
}

/** Whether a card that a seat has just received completes its colour. */
export function completes(state: BostonBooksState, seat: Seat, card: Card): boolean {
  return card !== CHEATER && isComplete(state, seat, colourIndex(card))
}
