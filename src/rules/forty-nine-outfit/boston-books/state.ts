import { createClone, MAX_SEATS, type Position, type Seat } from '../../kit'
import { CARDS } from '../cards'
import { COLOUR_COUNT, COLOUR_HIGH, COLOUR_LOW } from '../colours'
import { noHands, type Hands } from '../hands'
import type { BostonBooksOptions } from './shape'

// In range: `pastDeals` deals are written; colours.

/** What the table waits for. */
export const SHUFFLE = 0
export const CALL = 1
export const OVER = 2

/** Where no call has been made. */
export const NO_CALL = -1

/** Cards dealt to each seat. */
export const HAND = 7

/** Bits a seat in a word of `past`. */
export const PAST_BITS = 3

/** All colours open: the low word, the high word. */
const ALL_LOW = COLOUR_LOW.reduce((set, mask) => set | mask, 0)
const ALL_HIGH = COLOUR_HIGH.reduce((set, mask) => set | mask, 0)

/** A table. Sets are pairs of words (see hands.ts). The typed arrays have at most 64 bytes: the engine's own heap. */
export interface BostonBooksState extends Position<BostonBooksOptions> {
  /** How many cards are in the pack. */
  readonly size: number
  /** Books that win; 0 for one deal. */
  readonly target: number

  /** SHUFFLE, CALL or OVER. */
  phase: number
  /** From 1. It counts on when the next deal's shuffle is known. */
  deal: number
  turn: Seat
  readonly hands: Hands
  /** The shuffled pack; what lies from entry `top` to `size` is the stock. */
  readonly pack: Uint8Array
  top: number
  /** The cards of all open colours. */
  openLow: number
  openHigh: number
  /** This deal's books in the order laid (see books.ts), and how many there are. */
  readonly books: Int32Array
  laid: number
  /** Books of all deals. */
  readonly points: Int32Array
  /** The latest call of the game as one number (see move.ts), or NO_CALL. */
  last: number
  /**
   * The deals that were played out: the books of each seat, PAST_BITS bits each. Never shortened, so that playouts fill
   * it again and allocate nothing.
   */
  readonly past: number[]
  /** Entries of `past` in use. */
  pastDeals: number
}

export function start(options: BostonBooksOptions, seats: number): BostonBooksState {
  const size = options.cheater ? CARDS : CARDS - 1
  return {
    options,
    seats,
    size,
    target: options.target,
    phase: SHUFFLE,
    deal: 1,
    turn: 0,
    hands: noHands(),
    pack: new Uint8Array(CARDS),
    top: size,
    openLow: ALL_LOW,
    openHigh: ALL_HIGH,
    books: new Int32Array(COLOUR_COUNT),
    laid: 0,
    points: new Int32Array(MAX_SEATS),
    last: NO_CALL,
    past: [],
    pastDeals: 0,
  }
}

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
  into.laid = from.laid
  into.points.set(from.points)
  into.last = from.last
  for (let i = 0; i < from.pastDeals; i++) into.past[i] = from.past[i]!
  into.pastDeals = from.pastDeals
}

/** Takes up all cards for a new deal; the first one finds the table so. */
export function clear(state: BostonBooksState): void {
  state.hands.fill(0)
  state.openLow = ALL_LOW
  state.openHigh = ALL_HIGH
  state.laid = 0
}

/** Who deals: first the last seat, then the deal passes to the left. */
export function dealerOf({ deal, seats }: BostonBooksState): Seat {
  return (deal + seats - 2) % seats
}

/** Who calls first in a deal: the seat at the dealer's left. */
export function leaderOf({ deal, seats }: BostonBooksState): Seat {
  return (deal - 1) % seats
}

export function hasStock(state: BostonBooksState): boolean {
  return state.top < state.size
}

/** Whether a colour's book is still to be laid. */
export function isOpen(state: BostonBooksState, colour: number): boolean {
  return ((state.openLow & COLOUR_LOW[colour]!) | (state.openHigh & COLOUR_HIGH[colour]!)) !== 0
}
