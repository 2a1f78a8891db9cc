import { MAX_SEATS, seatsAtTop, type Outcome, type Position, type Seat } from '../kit'
import { dealerOf as dealerOfRound, wordsOf, type RoundBook } from './rounds'

// In range: cards of the pack, seats.

/** How a pack names its cards and keeps sets of them: as two words, a low and a high one. */
export interface PackSets {
  /** The bit of each card in the low word; 0 for those of the high one. */
  readonly low: Int32Array
  /** The bit of each card in the high word. */
  readonly high: Int32Array
  name(card: number): string
  /** The card of a name, or -1. */
  named(name: string): number
  /** The names of a set, in the order of cards. */
  names(low: number, high: number): string[]
}

/** A set for every seat in one array of 64 bytes: the low word of seat s at s, its high word at `HIGH_WORDS + s`. */
export type SeatSets = Int32Array

export const HIGH_WORDS = MAX_SEATS

/** The names of what one seat has, in order. */
export function namesOf(pack: PackSets, sets: SeatSets, seat: Seat): string[] {
  return pack.names(sets[seat]!, sets[HIGH_WORDS + seat]!)
}

/** Adds a card to a hand or a pile. */
export function addTo(pack: PackSets, sets: SeatSets, seat: Seat, card: number): void {
  sets[seat]! |= pack.low[card]!
  sets[HIGH_WORDS + seat]! |= pack.high[card]!
}

// In range: as many words as rounds were counted, as many outcomes as the pack has cards.

/** The points at which a game ends; 0: after one round. */
export type CasinoOptions = Readonly<Record<'target', number>>

/**
 * What a table has where cards take cards of their colour: rounds of a whole pack, dealt hand by hand. Sets are pairs
 * of words (see sets.ts); flags are 0 or 1. The typed arrays have at most 64 bytes, which the engine keeps in its own
 * heap.
 */
export interface CasinoTable<O extends CasinoOptions = CasinoOptions> extends Position<O> {
  /** Cards in the pack. */
  readonly size: number
  readonly target: number

  /** Whether a shuffle is due. */
  waiting: number
  ended: number
  /** From 1; the one that is played, or while a shuffle is due the one that was. */
  round: number
  /** Deals made in this round. */
  deal: number
  /** The shuffled pack; what lies from entry `top` on is the stock. */
  readonly pack: Uint8Array
  top: number
  readonly hands: SeatSets
  readonly piles: SeatSets
  /** Cards in all hands together. */
  held: number
  /** Loose cards on the table. */
  looseLow: number
  looseHigh: number
  /** The highest cards of the builds on the table. */
  topsLow: number
  topsHigh: number
  /** Who built last, by the highest card of the build. */
  readonly builders: Uint8Array
  turn: number
  /** The seat that took last in this round, or -1. */
  lastCapture: number
  /** Points of the rounds counted, by seat; with partners the side's for both. */
  readonly totals: Int32Array
  readonly rounds: RoundBook
  /** Rounds counted. */
  counted: number
}

/** A table before its first shuffle, for a pack of so many cards. */
export function emptyTable<O extends CasinoOptions>(options: O, seats: number, size: number): CasinoTable<O> {
  return {
    options,
    seats,
    size,
    target: options.target,
    waiting: 1,
    ended: 0,
    round: 1,
    deal: 0,
    pack: new Uint8Array(size),
    top: size,
    hands: new Int32Array(2 * HIGH_WORDS),
    piles: new Int32Array(2 * HIGH_WORDS),
    held: 0,
    looseLow: 0,
    looseHigh: 0,
    topsLow: 0,
    topsHigh: 0,
    builders: new Uint8Array(size),
    turn: 0,
    lastCapture: -1,
    totals: new Int32Array(MAX_SEATS),
    rounds: [],
    counted: 0,
  }
}

/**
 * A table of its own that is like another, but for what only its game has. Written out, for a new table takes many times
 * as long (docs/decisions/defined-games.md).
 */
export function cloneTable<State extends CasinoTable>(state: State): State {
  return {
    ...state,
    pack: state.pack.slice(),
    hands: state.hands.slice(),
    piles: state.piles.slice(),
    builders: state.builders.slice(),
    totals: state.totals.slice(),
    rounds: state.rounds.slice(0, wordsOf(state.counted, state.seats)),
  }
}

/** Copies what all such tables have; both are of the same options and seats. */
export function copyTable(from: CasinoTable, into: CasinoTable): void {
  into.waiting = from.waiting
  into.ended = from.ended
  into.round = from.round
  into.deal = from.deal
  into.pack.set(from.pack)
  into.top = from.top
  into.hands.set(from.hands)
  into.piles.set(from.piles)
  into.held = from.held
  into.looseLow = from.looseLow
  into.looseHigh = from.looseHigh
  into.topsLow = from.topsLow
  into.topsHigh = from.topsHigh
  into.builders.set(from.builders)
  into.turn = from.turn
  into.lastCapture = from.lastCapture
  into.totals.set(from.totals)
  const words = wordsOf(from.counted, from.seats)
  for (let i = 0; i < words; i++) into.rounds[i] = from.rounds[i]!
  into.counted = from.counted
}

/** Gathers everything in and lays the shuffled pack ready for the first deal of a round. */
export function gather(state: CasinoTable, outcomes: readonly number[]): void {
  for (let i = 0; i < state.size; i++) state.pack[i] = outcomes[i]!
  state.waiting = 0
  state.round = state.counted + 1
  state.deal = 0
  state.top = 0
  state.piles.fill(0)
  state.looseLow = state.looseHigh = 0
  state.topsLow = state.topsHigh = 0
  state.lastCapture = -1
}

/** The dealer of the round. */
export function dealerOf(state: CasinoTable): Seat {
  return dealerOfRound(state.round - 1, state.seats)
}

/** Whether somebody is to play. */
export function isPlaying(state: CasinoTable): boolean {
  return (state.waiting | state.ended) === 0
}

/**
 * How a table stands: scores are the totals of the rounds already counted, and once it has ended, for the reason given,
 * all who have most of them win.
 */
export function standing(state: CasinoTable, reason: string): Outcome {
  const scores = Array.from(state.totals.subarray(0, state.seats))
  const winners = state.ended ? seatsAtTop(scores) : null
  return { over: state.ended !== 0, scores, winners, reason: state.ended ? reason : null }
}
