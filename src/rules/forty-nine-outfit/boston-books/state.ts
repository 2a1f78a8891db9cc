import { createClone, MAX_SEATS, type Seat } from '../../kit'
import { ALL_LOW, ALL_HIGH, CARDS, firstMember, CHEATER, type Card } from '../cards'
import { COLOUR_COUNT, COLOUR_HIGH, COLOUR_LOW, COLOUR_SIZE, colourIndex } from '../colours'
import { createHands, HIGH_WORDS, removeCard } from '../hands'
import type { BostonBooksOptions } from './shape'

/** Phases: the table waits for a shuffle, for a move, or for nothing more. */
export const SHUFFLE = 0
export const CALL = 1
export const OVER = 2

/** Value of `lastCall` before the first call. */
export const NO_CALL = -1

/** Cards dealt to each seat. */
export const HAND_SIZE = 7

/** Bits per seat in a word of `pastDealBooks`. */
export const PAST_BITS = 3

export function start(options: BostonBooksOptions, seats: number) {
  const size = options.cheater ? CARDS : CARDS - 1
  return {
    options,
    seats,
    /** Number of cards in the pack. */
    packSize: size,
    /** Number of books that wins; 0 for a game of one deal. */
    target: options.target,
    /** `SHUFFLE`, `CALL` or `OVER`. */
    phase: SHUFFLE,
    /** From 1. It increases when the shuffle of the next deal is applied. */
    deal: 1,
    turn: 0 as Seat,
    hands: createHands(),
    /** The shuffled pack; the entries from `top` up to `size` are the stock. */
    pack: new Uint8Array(CARDS),
    top: size,
    /** The cards of all open colours. */
    openLow: ALL_LOW,
    openHigh: ALL_HIGH,
    /** This deal's books in the order laid (see {@link bookSeat}); `booksLaid` is their number. */
    books: new Int32Array(COLOUR_COUNT),
    booksLaid: 0,
    /** Books of each seat in all deals. */
    points: new Int32Array(MAX_SEATS),
    /** The latest call of the game as one number (see move.ts), or `NO_CALL`. */
    lastCall: NO_CALL,
    /**
     * The deals played to the end: one word each with the books of every seat, `PAST_BITS` bits per seat. Never
     * shortened, so that playouts reuse the entries without allocating.
     */
    pastDealBooks: [] as number[],
    /** Number of entries of `pastDealBooks` in use. */
    pastDeals: 0,
  }
}

/** A table. Sets are pairs of words (see kit/card-sets.ts). Typed arrays of at most 64 bytes stay on V8's own heap. */
export type BostonBooksState = ReturnType<typeof start>

export const clone = createClone(start, copy)

export function copy(from: BostonBooksState, into: BostonBooksState): void {
  into.phase = from.phase
  into.deal = from.deal
  into.turn = from.turn
  into.hands.set(from.hands)
  into.pack.set(from.pack)
  into.top = from.top
  into.openLow = from.openLow
  into.openHigh = from.openHigh
  into.books.set(from.books)
  into.booksLaid = from.booksLaid
  into.points.set(from.points)
  into.lastCall = from.lastCall
  for (let i = 0; i < from.pastDeals; i++) into.pastDealBooks[i] = from.pastDealBooks[i]!
  into.pastDeals = from.pastDeals
}

/** Collects all cards for a new deal; before the first deal this changes nothing. */
export function clear(state: BostonBooksState): void {
  state.hands.fill(0)
  state.openLow = ALL_LOW
  state.openHigh = ALL_HIGH
  state.booksLaid = 0
}

/** Returns the dealer: the last seat in the first deal; then the deal passes to the left. */
export function dealerOf({ deal, seats }: BostonBooksState): Seat {
  return (deal + seats - 2) % seats
}

/** Returns the seat that calls first in a deal: the one at the dealer's left. */
export function leaderOf({ deal, seats }: BostonBooksState): Seat {
  return (deal - 1) % seats
}

export function hasStock(state: BostonBooksState): boolean {
  return state.top < state.packSize
}

/** Whether the book of a colour has not been laid yet. */
export function isOpen(state: BostonBooksState, colour: number): boolean {
  return ((state.openLow & COLOUR_LOW[colour]!) | (state.openHigh & COLOUR_HIGH[colour]!)) !== 0
}

/** Returns the number of books of each seat in a word of `past`. */
export function booksOfDeal({ seats }: BostonBooksState, word: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (word >> (PAST_BITS * seat)) & 7)
}

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
