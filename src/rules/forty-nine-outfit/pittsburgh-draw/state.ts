import { createClone, MAX_SEATS, type Position, type Seat } from '../../kit'
import { CARDS, type Card } from '../cards'
import { HAND_SIZE } from '../ranking'
import type { PittsburghOptions } from './shape'

/**
 * Phases: the table waits for the shuffle of a deal, a seat's discard, the shuffle of the discards, or nothing more.
 */
export const SHUFFLE = 0
export const DISCARD = 1
export const RESHUFFLE = 2
export const OVER = 3

/** Value in `discardCounts` for a seat that has not moved yet. */
export const UNMOVED = -1

/**
 * A table. Typed arrays of at most 64 bytes are kept on V8's own heap, which makes cloning them cheap. A seat's five
 * entries in `hands`, `discards` and `shownHands` begin at five times the seat.
 */
export interface PittsburghState extends Position<PittsburghOptions> {
  /** Number of cards in the pack. */
  readonly packSize: number
  readonly target: number
  phase: number
  /** From 1. */
  deal: number
  dealer: number
  /** The seat whose discard is awaited. */
  turn: number
  /** The stock: from entry `top`, its top card, up to but not including entry `end`. */
  readonly stock: Uint8Array
  top: number
  end: number
  /** Ascending; the Cheater is the highest card. */
  readonly hands: Uint8Array
  /** Number of cards that each seat holds. */
  readonly heldCounts: Uint8Array
  /** Ascending. */
  readonly discards: Uint8Array
  /** Number of cards that each seat has thrown away, or {@link UNMOVED}. */
  readonly discardCounts: Int8Array
  /** Whether the discards of this deal were shuffled into the stock. */
  reshuffled: number
  readonly scores: Int32Array
  /** The hands of the last showing, if there was one. */
  readonly shownHands: Uint8Array
  /**
   * One entry per finished deal: sixteen times the winner plus the value. Never shortened, so that playouts reuse it.
   */
  readonly deals: number[]
  /** Number of entries of `deals` in use. */
  finishedDeals: number
}

export function start(options: PittsburghOptions, seats: number): PittsburghState {
  return {
    options,
    seats,
    packSize: options.cheater ? CARDS : CARDS - 1,
    target: options.target,
    phase: SHUFFLE,
    deal: 1,
    dealer: seats - 1,
    turn: 0,
    stock: new Uint8Array(CARDS),
    top: 0,
    end: 0,
    hands: new Uint8Array(HAND_SIZE * MAX_SEATS),
    heldCounts: new Uint8Array(MAX_SEATS),
    discards: new Uint8Array(HAND_SIZE * MAX_SEATS),
    discardCounts: new Int8Array(MAX_SEATS).fill(UNMOVED),
    reshuffled: 0,
    scores: new Int32Array(MAX_SEATS),
    shownHands: new Uint8Array(HAND_SIZE * MAX_SEATS),
    deals: [],
    finishedDeals: 0,
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
  into.heldCounts.set(from.heldCounts)
  into.discards.set(from.discards)
  into.discardCounts.set(from.discardCounts)
  into.reshuffled = from.reshuffled
  into.scores.set(from.scores)
  into.shownHands.set(from.shownHands)
  for (let i = 0; i < from.finishedDeals; i++) into.deals[i] = from.deals[i]!
  into.finishedDeals = from.finishedDeals
}

/** Returns the next seat to the left. */
export function leftOf(state: PittsburghState, seat: Seat): Seat {
  return seat + 1 === state.seats ? 0 : seat + 1
}

/** Returns the dealer of a deal by its index, from 0. */
export function dealerOf(state: PittsburghState, deal: number): Seat {
  return (state.seats - 1 + deal) % state.seats
}

/** Appends a card to a hand, which must be sorted once all its cards are there. */
export function give(state: PittsburghState, seat: Seat, card: Card): void {
  state.hands[HAND_SIZE * seat + state.heldCounts[seat]!++] = card
}

/** Returns the number of cards thrown away in this deal. */
export function countDiscards(state: PittsburghState): number {
  let cards = 0
  for (let seat = 0; seat < state.seats; seat++) if (state.discardCounts[seat]! > 0) cards += state.discardCounts[seat]!
  return cards
}
