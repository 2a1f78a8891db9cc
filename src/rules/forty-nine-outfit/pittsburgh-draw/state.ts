import { createClone, MAX_SEATS, type Position, type Seat } from '../../kit'
import { CARDS, type Card } from '../cards'
import { HAND } from '../ranking'
import type { PittsburghOptions } from './shape'

// In range: seats; `finished` deals are written.

/** What the table waits for: the shuffle of a deal, a seat's discard, the shuffle of the discards, nothing. */
export const SHUFFLE = 0
export const DISCARD = 1
export const RESHUFFLE = 2
export const OVER = 3

/** In `thrown`, of a seat that has not moved yet. */
export const UNMOVED = -1

/**
 * A table. Flags and phases are small integers. The typed arrays have at most 64 bytes, which the engine keeps in its
 * own heap: cloning them is cheap. A seat's five places in `hands`, `discards` and `shown` begin at five times the seat.
 */
export interface PittsburghState extends Position<PittsburghOptions> {
  /** Cards in the pack. */
  readonly cards: number
  readonly target: number
  phase: number
  /** From 1. */
  deal: number
  dealer: number
  /** Whose discard is waited for. */
  turn: number
  /** The stock lies from entry `top`, the top card, to before entry `end`. */
  readonly stock: Uint8Array
  top: number
  end: number
  /** Ascending: the Cheater is the highest card. */
  readonly hands: Uint8Array
  /** How many cards each seat holds. */
  readonly held: Uint8Array
  /** Ascending. */
  readonly discards: Uint8Array
  /** How many cards each seat has thrown away, or {@link UNMOVED}. */
  readonly thrown: Int8Array
  /** Whether the discards of this deal went into the stock again. */
  reshuffled: number
  readonly scores: Int32Array
  /** The hands of the last showing, once there was one. */
  readonly shown: Uint8Array
  /** One entry a finished deal: sixteen times the winner and the value. Never shortened, so that playouts fill it again. */
  readonly deals: number[]
  /** Entries of `deals` in use. */
  finished: number
}

export function start(options: PittsburghOptions, seats: number): PittsburghState {
  return {
    options,
    seats,
    cards: options.cheater ? CARDS : CARDS - 1,
    target: options.target,
    phase: SHUFFLE,
    deal: 1,
    dealer: seats - 1,
    turn: 0,
    stock: new Uint8Array(CARDS),
    top: 0,
    end: 0,
    hands: new Uint8Array(HAND * MAX_SEATS),
    held: new Uint8Array(MAX_SEATS),
    discards: new Uint8Array(HAND * MAX_SEATS),
    thrown: new Int8Array(MAX_SEATS).fill(UNMOVED),
    reshuffled: 0,
    scores: new Int32Array(MAX_SEATS),
    shown: new Uint8Array(HAND * MAX_SEATS),
    deals: [],
    finished: 0,
  }
}

export const clone = createClone(start, copy)

export function copy(from: PittsburghState, into: PittsburghState): void {
  into.phase = from.phase
  into.deal = from.deal
  into.dealer = from.dealer
  into.turn = from.turn
  into.stock.set(from.stock)
  into.top = from.top
  into.end = from.end
  into.hands.set(from.hands)
  into.held.set(from.held)
  into.discards.set(from.discards)
  into.thrown.set(from.thrown)
  into.reshuffled = from.reshuffled
  into.scores.set(from.scores)
  into.shown.set(from.shown)
  for (let i = 0; i < from.finished; i++) into.deals[i] = from.deals[i]!
  into.finished = from.finished
}

/** The next seat to the left. */
export function leftOf(state: PittsburghState, seat: Seat): Seat {
  return seat + 1 === state.seats ? 0 : seat + 1
}

/** Who dealt a deal, counted from 0. */
export function dealerOf(state: PittsburghState, deal: number): Seat {
  return (state.seats - 1 + deal) % state.seats
}

/** Puts a card behind the others of a hand, which is to be put in order when all its cards are there. */
export function give(state: PittsburghState, seat: Seat, card: Card): void {
  state.hands[HAND * seat + state.held[seat]!++] = card
}

/** How many cards were thrown away in this deal. */
export function discarded(state: PittsburghState): number {
  let cards = 0
  for (let seat = 0; seat < state.seats; seat++) if (state.thrown[seat]! > 0) cards += state.thrown[seat]!
  return cards
}
