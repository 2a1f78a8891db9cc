import { createClone, MAX_SEATS, type Seat, type Kind, type Outcome } from '../../kit'
import { CARDS, type Card, cardName } from '../cards'
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

export function start(options: PittsburghOptions, seats: number) {
  return {
    options,
    seats,
    /** Number of cards in the pack. */
    packSize: options.cheater ? CARDS : CARDS - 1,
    target: options.target,
    phase: SHUFFLE,
    /** From 1. */
    deal: 1,
    dealer: seats - 1,
    /** The seat whose discard is awaited. */
    turn: 0,
    /** The stock: from entry `top`, its top card, up to but not including entry `end`. */
    stock: new Uint8Array(CARDS),
    top: 0,
    end: 0,
    /** Ascending; the Cheater is the highest card. */
    hands: new Uint8Array(HAND_SIZE * MAX_SEATS),
    /** Number of cards that each seat holds. */
    heldCounts: new Uint8Array(MAX_SEATS),
    /** Ascending. */
    discards: new Uint8Array(HAND_SIZE * MAX_SEATS),
    /** Number of cards that each seat has thrown away, or {@link UNMOVED}. */
    discardCounts: new Int8Array(MAX_SEATS).fill(UNMOVED),
    /** Whether the discards of this deal were shuffled into the stock. */
    reshuffled: 0,
    scores: new Int32Array(MAX_SEATS),
    /** The hands of the last showing, if there was one. */
    shownHands: new Uint8Array(HAND_SIZE * MAX_SEATS),
    /**
     * One entry per finished deal: sixteen times the winner plus the value. Never shortened, so that playouts reuse it.
     */
    deals: [] as number[],
    /** Number of entries of `deals` in use. */
    finishedDeals: 0,
  }
}

/**
 * A table. Typed arrays of at most 64 bytes are kept on V8's own heap, which makes cloning them cheap. A seat's five
 * entries in `hands`, `discards` and `shownHands` begin at five times the seat.
 */
export type PittsburghState = ReturnType<typeof start>

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

/** Sorts `count` cards from entry `from` on, ascending. */
export function putInOrder(cards: Uint8Array, from: number, count: number): void {
  if (count === HAND_SIZE) orderFive(cards, from)
  else cards.subarray(from, from + count).sort()
}

/**
 * Sorts a hand of five by a sorting network of nine comparisons (Knuth, The Art of Computer Programming 3, 5.3.4).
 * Branchless: hands are random, so the CPU would mispredict branches.
 */
function orderFive(cards: Uint8Array, from: number): void {
  compare(cards, from, from + 3)
  compare(cards, from + 1, from + 4)
  compare(cards, from, from + 2)
  compare(cards, from + 1, from + 3)
  compare(cards, from, from + 1)
  compare(cards, from + 2, from + 4)
  compare(cards, from + 1, from + 2)
  compare(cards, from + 3, from + 4)
  compare(cards, from + 2, from + 3)
}

/** Puts the smaller of two cards first. */
function compare(cards: Uint8Array, lower: number, upper: number): void {
  const one = cards[lower]!
  const two = cards[upper]!
  const less = (one - two) & ((one - two) >> 31)
  cards[lower] = two + less
  cards[upper] = one - less
}

/**
 * A move as one small number: the set of cards thrown away, bit i standing for the i-th card of the hand, ascending. 0
 * is `stand`.
 */
export type Move = Kind<'move'>

export const STAND: Move = 0

/** Number of moves: every subset of five cards. */
export const MOVES = 32

/** Returns the names of the cards in a hand, ascending, `C` last. */
export function handNames(state: PittsburghState, seat: Seat): string[] {
  return namesOf(state.hands, HAND_SIZE * seat, state.heldCounts[seat]!)
}

/** Returns the names of a seat's discards in this deal; null before its move. */
export function discardNames(state: PittsburghState, seat: Seat): string[] | null {
  const thrown = state.discardCounts[seat]!
  return thrown < 0 ? null : namesOf(state.discards, HAND_SIZE * seat, thrown)
}

/** Returns the names of the cards in stock, top first. */
export function stockNames(state: PittsburghState): string[] {
  return namesOf(state.stock, state.top, state.end - state.top)
}

/** Returns the names of `count` cards from entry `from` on. */
export function namesOf(cards: Uint8Array, from: number, count: number): string[] {
  return Array.from(cards.subarray(from, from + count), cardName)
}

/** Returns the standing. Only one seat scores in a deal, so only one can reach the target. */
export function outcome(state: PittsburghState): Outcome {
  const scores = Array.from(state.scores.subarray(0, state.seats))
  if (state.phase !== OVER) return { over: false, scores, winners: null, reason: null }
  return { over: true, scores, winners: [scores.indexOf(Math.max(...scores))], reason: 'target' }
}
