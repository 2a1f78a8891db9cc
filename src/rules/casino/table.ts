import { MAX_SEATS, seatsAtTop, type Outcome, type Position, type Seat } from '../kit'
import { dealerOf as dealerOfRound, wordsOf, type RoundBook } from './rounds'

/** The names of a pack's cards, and the encoding of sets of them in two words, a low and a high one. */
export interface PackSets {
  /** The bit of each card in the low word; 0 for cards of the high word. */
  readonly low: Int32Array
  /** The bit of each card in the high word; 0 for cards of the low word. */
  readonly high: Int32Array
  name(card: number): string
  /** Returns the card with this name, or -1. */
  named(name: string): number
  /** Returns the names of a set's cards, in card order. */
  names(low: number, high: number): string[]
}

/**
 * A card set for every seat in one array of 64 bytes: seat s has its low word at s, its high word at `HIGH_WORDS + s`.
 */
export type SeatSets = Int32Array

export const HIGH_WORDS = MAX_SEATS

/** Returns the names of the cards in one seat's set, in order. */
export function namesOf(pack: PackSets, sets: SeatSets, seat: Seat): string[] {
  return pack.names(sets[seat]!, sets[HIGH_WORDS + seat]!)
}

/** Adds a card to one seat's set, such as a hand or a pile. */
export function addTo(pack: PackSets, sets: SeatSets, seat: Seat, card: number): void {
  sets[seat]! |= pack.low[card]!
  sets[HIGH_WORDS + seat]! |= pack.high[card]!
}

/** The points at which a game ends; 0 ends it after one round. */
export type CasinoOptions = Readonly<Record<'target', number>>

/**
 * A table of a game in which cards take cards of their colour: rounds of a whole pack, dealt in several deals. Sets are
 * pairs of words (see {@link PackSets}); flags are 0 or 1. The typed arrays have at most 64 bytes, so that the
 * JavaScript engine keeps them in its own heap.
 */
export interface CasinoTable<O extends CasinoOptions = CasinoOptions> extends Position<O> {
  /** Number of cards in the pack. */
  readonly packSize: number
  readonly target: number

  /** Whether a shuffle is due. */
  shuffleDue: number
  ended: number
  /** From 1: the round in play, or while a shuffle is due the one just finished. */
  round: number
  /** Number of deals made in this round. */
  deal: number
  /** The shuffled pack; the entries from `top` on are the stock. */
  readonly pack: Uint8Array
  top: number
  readonly hands: SeatSets
  readonly piles: SeatSets
  /** Number of cards in all hands together. */
  cardsInHands: number
  /** Loose cards on the table. */
  looseLow: number
  looseHigh: number
  /** The highest cards of the builds on the table. */
  topsLow: number
  topsHigh: number
  /** The seat that built last, indexed by the highest card of the build. */
  readonly builders: Uint8Array
  turn: number
  /** The seat that took last in this round, or -1. */
  lastCapture: number
  /** Points of the counted rounds, by seat; with partners, each seat holds the side's points. */
  readonly totals: Int32Array
  readonly rounds: RoundBook
  /** Number of rounds counted. */
  countedRounds: number
}

/** Creates a table before its first shuffle, for a pack of `size` cards. */
export function createCasinoTable<O extends CasinoOptions>(options: O, seats: number, size: number): CasinoTable<O> {
  return {
    options,
    seats,
    packSize: size,
    target: options.target,
    shuffleDue: 1,
    ended: 0,
    round: 1,
    deal: 0,
    pack: new Uint8Array(size),
    top: size,
    hands: new Int32Array(2 * HIGH_WORDS),
    piles: new Int32Array(2 * HIGH_WORDS),
    cardsInHands: 0,
    looseLow: 0,
    looseHigh: 0,
    topsLow: 0,
    topsHigh: 0,
    builders: new Uint8Array(size),
    turn: 0,
    lastCapture: -1,
    totals: new Int32Array(MAX_SEATS),
    rounds: [],
    countedRounds: 0,
  }
}

/**
 * Clones a table, except the fields that only its game has. The fields are written out because creating a new table
 * takes many times as long (docs/decisions/defined-games.md).
 */
export function cloneTable<State extends CasinoTable>(state: State): State {
  return {
    ...state,
    pack: state.pack.slice(),
    hands: state.hands.slice(),
    piles: state.piles.slice(),
    builders: state.builders.slice(),
    totals: state.totals.slice(),
    rounds: state.rounds.slice(0, wordsOf(state.countedRounds, state.seats)),
  }
}

/** Copies the fields that all such tables have; both have the same options and seats. */
export function copyTable(from: CasinoTable, into: CasinoTable): void {
  into.shuffleDue = from.shuffleDue
  into.ended = from.ended
  into.round = from.round
  into.deal = from.deal
  into.pack.set(from.pack)
  into.top = from.top
  into.hands.set(from.hands)
  into.piles.set(from.piles)
  into.cardsInHands = from.cardsInHands
  into.looseLow = from.looseLow
  into.looseHigh = from.looseHigh
  into.topsLow = from.topsLow
  into.topsHigh = from.topsHigh
  into.builders.set(from.builders)
  into.turn = from.turn
  into.lastCapture = from.lastCapture
  into.totals.set(from.totals)
  const words = wordsOf(from.countedRounds, from.seats)
  for (let i = 0; i < words; i++) into.rounds[i] = from.rounds[i]!
  into.countedRounds = from.countedRounds
}

/** Gathers all cards and places the shuffled pack ready for the first deal of a round. */
export function gather(state: CasinoTable, outcomes: readonly number[]): void {
  for (let i = 0; i < state.packSize; i++) state.pack[i] = outcomes[i]!
  state.shuffleDue = 0
  state.round = state.countedRounds + 1
  state.deal = 0
  state.top = 0
  state.piles.fill(0)
  state.looseLow = state.looseHigh = 0
  state.topsLow = state.topsHigh = 0
  state.lastCapture = -1
}

/** Returns the dealer of the round. */
export function dealerOf(state: CasinoTable): Seat {
  return dealerOfRound(state.round - 1, state.seats)
}

/** Whether a seat is to play: no shuffle is due and the game is not over. */
export function isPlaying(state: CasinoTable): boolean {
  return (state.shuffleDue | state.ended) === 0
}

/**
 * Returns the standing of a table: scores are the totals of the rounds already counted. Once the game has ended, it
 * gives `reason`, and all seats with the highest total win.
 */
export function standing(state: CasinoTable, reason: string): Outcome {
  const scores = Array.from(state.totals.subarray(0, state.seats))
  const winners = state.ended ? seatsAtTop(scores) : null
  return { over: state.ended !== 0, scores, winners, reason: state.ended ? reason : null }
}
