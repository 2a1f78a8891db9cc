import { createClone, type Position, type Seat, MAX_SEATS } from '../../kit'
import { count, HIGH, LOW, CARDS, CHEATER, type Card } from '../cards'
import { ADJOINING_HIGH, ADJOINING_LOW, type Square } from '../board'
import type { FortyNineOptions } from './shape'

// In range: seats, cards, squares; `tallied` words are written.

/** How the game ended; 0 while it has not. */
export const ENDED_49 = 1
export const ENDED_LAST_CARD = 2

/** Where the high words begin in the arrays that hold a set for every seat. */
export const HIGH_WORDS = MAX_SEATS

/** The Cheater's bit in the high word of a hand. */
export const CHEATER_BIT = HIGH[CHEATER]!

/**
 * A table. Sets are pairs of words (see bits.ts); flags are 0 or 1, so that all fields stay small integers. The typed
 * arrays have at most 64 bytes, which the engine keeps in its own heap: cloning them is cheap.
 */
export interface FortyNineState extends Position<FortyNineOptions> {
  readonly strict: boolean
  readonly combinations: boolean
  readonly baltimore: boolean

  /** 0 until the shuffle is known. */
  dealt: number
  /** Squares on which a card lies. */
  boardLow: number
  boardHigh: number
  /** Squares on which a card may be laid: empty, and a card on an adjoining one. None before the opening card. */
  openLow: number
  openHigh: number
  /** The Cheater's square, or -1. */
  cheaterAt: number
  /** The shuffled pack; what lies from entry `top` on is the stock. */
  readonly pack: Uint8Array
  top: number
  /** Cards of seat s: low word at s, high word at HIGH_WORDS + s. */
  readonly hands: Int32Array
  /** Cards that were returned to a hand before all eyes and are still in it (strict). */
  readonly shown: Int32Array
  readonly points: Int32Array
  /** The seat whose turn it is; after the end, the seat that ended it. */
  turn: number
  /** Whether `turn` has drawn in this turn. */
  drawn: number
  /** Players' moves so far. */
  ply: number
  ended: number
  /** How many seats before `turn` were passed over by themselves after the last move. */
  skipped: number
  /** Two words an entry (see tally.ts). Never shortened, so that playouts fill it again and allocate nothing. */
  readonly tally: number[]
  /** Words of `tally` in use. */
  tallied: number
}

export function start(options: FortyNineOptions, seats: number): FortyNineState {
  return {
    options,
    seats,
    strict: options.referee === 'strict',
    combinations: options.combinations,
    baltimore: options.style === 'baltimore',
    dealt: 0,
    boardLow: 0,
    boardHigh: 0,
    openLow: 0,
    openHigh: 0,
    cheaterAt: -1,
    pack: new Uint8Array(CARDS),
    top: CARDS,
    hands: new Int32Array(2 * MAX_SEATS),
    shown: new Int32Array(2 * MAX_SEATS),
    points: new Int32Array(MAX_SEATS),
    turn: 0,
    drawn: 0,
    ply: 0,
    ended: 0,
    skipped: 0,
    tally: [],
    tallied: 0,
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
  into.shown.set(from.shown)
  into.points.set(from.points)
  into.turn = from.turn
  into.drawn = from.drawn
  into.ply = from.ply
  into.ended = from.ended
  into.skipped = from.skipped
  for (let i = 0; i < from.tallied; i++) into.tally[i] = from.tally[i]!
  into.tallied = from.tallied
}

/** Whether the opening card is still to be laid. */
export function isOpening(state: FortyNineState): boolean {
  return (state.boardLow | state.boardHigh) === 0
}

export function hasStock(state: FortyNineState): boolean {
  return state.top < CARDS
}

export function holds(state: FortyNineState, seat: Seat, card: Card): boolean {
  return ((state.hands[seat]! & LOW[card]!) | (state.hands[HIGH_WORDS + seat]! & HIGH[card]!)) !== 0
}

export function handSize(state: FortyNineState, seat: Seat): number {
  return count(state.hands[seat]!) + count(state.hands[HIGH_WORDS + seat]!)
}

export function isEmptyHand(state: FortyNineState, seat: Seat): boolean {
  return (state.hands[seat]! | state.hands[HIGH_WORDS + seat]!) === 0
}

export function isOpen(state: FortyNineState, square: Square): boolean {
  return ((state.openLow & LOW[square]!) | (state.openHigh & HIGH[square]!)) !== 0
}

export function isTaken(state: FortyNineState, square: Square): boolean {
  return ((state.boardLow & LOW[square]!) | (state.boardHigh & HIGH[square]!)) !== 0
}

/** Whether a seat holds a card that fits: one of an open square, or the Cheater. */
export function canPlay(state: FortyNineState, seat: Seat): boolean {
  const high = state.hands[HIGH_WORDS + seat]!
  return ((state.hands[seat]! & state.openLow) | (high & (state.openHigh | CHEATER_BIT))) !== 0
}

/** Adds a card to a hand. */
export function give(state: FortyNineState, seat: Seat, card: Card): void {
  state.hands[seat]! |= LOW[card]!
  state.hands[HIGH_WORDS + seat]! |= HIGH[card]!
}

/** Takes a card out of a hand. */
export function take(state: FortyNineState, seat: Seat, card: Card): void {
  state.hands[seat]! &= ~LOW[card]!
  state.hands[HIGH_WORDS + seat]! &= ~HIGH[card]!
}

/** Lays something on a square and moves the frontier. */
export function occupy(state: FortyNineState, square: Square): void {
  state.boardLow |= LOW[square]!
  state.boardHigh |= HIGH[square]!
  state.openLow = (state.openLow | ADJOINING_LOW[square]!) & ~state.boardLow
  state.openHigh = (state.openHigh | ADJOINING_HIGH[square]!) & ~state.boardHigh
}
