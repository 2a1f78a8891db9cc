import { createClone, type Position, type Seat, MAX_SEATS } from '../../kit'
import { count, HIGH_BITS, LOW_BITS, CARDS, CHEATER, type Card } from '../cards'
import { ADJOINING_HIGH, ADJOINING_LOW, type Square } from '../board'
import type { FortyNineOptions } from './shape'

/** Values of `ended`, which is 0 before the end. */
export const ENDED_49 = 1
export const ENDED_LAST_CARD = 2

/** Index of the first high word in an array with one set per seat. */
export const HIGH_WORDS = MAX_SEATS

/** The Cheater's bit in the high word of a hand. */
export const CHEATER_BIT = HIGH_BITS[CHEATER]!

/**
 * A table. Sets are pairs of words (see cards.ts); flags are 0 or 1, so that all fields stay small integers. Typed
 * arrays of at most 64 bytes are kept on V8's own heap, which makes cloning them cheap.
 */
export interface FortyNineState extends Position<FortyNineOptions> {
  readonly isStrict: boolean
  readonly scoresCombinations: boolean
  readonly isBaltimore: boolean

  /** 0 until the shuffle is known. */
  dealt: number
  /** The occupied squares. */
  boardLow: number
  boardHigh: number
  /**
   * The open squares, where a card may be laid: vacant, with a card on an adjoining one. None before the opening card.
   */
  openLow: number
  openHigh: number
  /** The Cheater's square, or -1. */
  cheaterAt: number
  /** The shuffled pack; the entries from `top` on are the stock. */
  readonly pack: Uint8Array
  top: number
  /** The cards of seat s: low word at s, high word at `HIGH_WORDS + s`. */
  readonly hands: Int32Array
  /** Cards that were openly returned to a hand and are still in it (strict). */
  readonly returnedCards: Int32Array
  readonly points: Int32Array
  /** The seat to move; after the end, the seat that ended the game. */
  turn: number
  /** Whether the seat to move has drawn in this turn. */
  hasDrawn: number
  /** Number of plies so far. */
  ply: number
  ended: number
  /** Number of seats before `turn` that were passed over automatically after the last move. */
  skippedCount: number
  /** Two words per entry (see tally.ts). Never shortened, so that playouts reuse the array without allocating. */
  readonly tally: number[]
  /** Number of words of `tally` in use. */
  tallyLength: number
}

export function start(options: FortyNineOptions, seats: number): FortyNineState {
  return {
    options,
    seats,
    isStrict: options.referee === 'strict',
    scoresCombinations: options.combinations,
    isBaltimore: options.style === 'baltimore',
    dealt: 0,
    boardLow: 0,
    boardHigh: 0,
    openLow: 0,
    openHigh: 0,
    cheaterAt: -1,
    pack: new Uint8Array(CARDS),
    top: CARDS,
    hands: new Int32Array(2 * MAX_SEATS),
    returnedCards: new Int32Array(2 * MAX_SEATS),
    points: new Int32Array(MAX_SEATS),
    turn: 0,
    hasDrawn: 0,
    ply: 0,
    ended: 0,
    skippedCount: 0,
    tally: [],
    tallyLength: 0,
  }
}

export const clone = createClone(start, copy)

export function copy(from: FortyNineState, into: FortyNineState): void {
  into.dealt = from.dealt
  into.boardLow = from.boardLow
  into.boardHigh = from.boardHigh
  into.openLow = from.openLow
  into.openHigh = from.openHigh
  into.cheaterAt = from.cheaterAt
  into.pack.set(from.pack)
  into.top = from.top
  into.hands.set(from.hands)
  into.returnedCards.set(from.returnedCards)
  into.points.set(from.points)
  into.turn = from.turn
  into.hasDrawn = from.hasDrawn
  into.ply = from.ply
  into.ended = from.ended
  into.skippedCount = from.skippedCount
  for (let i = 0; i < from.tallyLength; i++) into.tally[i] = from.tally[i]!
  into.tallyLength = from.tallyLength
}

/** Whether the opening card has not been laid yet. */
export function isOpening(state: FortyNineState): boolean {
  return (state.boardLow | state.boardHigh) === 0
}

export function hasStock(state: FortyNineState): boolean {
  return state.top < CARDS
}

export function holds(state: FortyNineState, seat: Seat, card: Card): boolean {
  return ((state.hands[seat]! & LOW_BITS[card]!) | (state.hands[HIGH_WORDS + seat]! & HIGH_BITS[card]!)) !== 0
}

export function handSize(state: FortyNineState, seat: Seat): number {
  return count(state.hands[seat]!) + count(state.hands[HIGH_WORDS + seat]!)
}

export function isEmptyHand(state: FortyNineState, seat: Seat): boolean {
  return (state.hands[seat]! | state.hands[HIGH_WORDS + seat]!) === 0
}

export function isOpen(state: FortyNineState, square: Square): boolean {
  return ((state.openLow & LOW_BITS[square]!) | (state.openHigh & HIGH_BITS[square]!)) !== 0
}

export function isTaken(state: FortyNineState, square: Square): boolean {
  return ((state.boardLow & LOW_BITS[square]!) | (state.boardHigh & HIGH_BITS[square]!)) !== 0
}

/** Whether a seat holds a card that can be played: one of an open square, or the Cheater. */
export function canPlay(state: FortyNineState, seat: Seat): boolean {
  const high = state.hands[HIGH_WORDS + seat]!
  return ((state.hands[seat]! & state.openLow) | (high & (state.openHigh | CHEATER_BIT))) !== 0
}

/** Adds a card to a hand. */
export function give(state: FortyNineState, seat: Seat, card: Card): void {
  state.hands[seat]! |= LOW_BITS[card]!
  state.hands[HIGH_WORDS + seat]! |= HIGH_BITS[card]!
}

/** Removes a card from a hand. */
export function take(state: FortyNineState, seat: Seat, card: Card): void {
  state.hands[seat]! &= ~LOW_BITS[card]!
  state.hands[HIGH_WORDS + seat]! &= ~HIGH_BITS[card]!
}

/** Occupies a square and updates the open squares. */
export function occupy(state: FortyNineState, square: Square): void {
  state.boardLow |= LOW_BITS[square]!
  state.boardHigh |= HIGH_BITS[square]!
  state.openLow = (state.openLow | ADJOINING_LOW[square]!) & ~state.boardLow
  state.openHigh = (state.openHigh | ADJOINING_HIGH[square]!) & ~state.boardHigh
}
