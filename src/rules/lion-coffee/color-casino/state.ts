import { dealerOf as dealerOfRound, wordsOf, type RoundBook } from '../../casino/rounds'
import { MAX_SEATS, type Options, type Position, type Seat } from '../../kit'
import { CARDS, type Card } from '../cards'
import { count, HIGH, highOf, LOW, lowOf } from '../sets'

/** Where the high words begin in the arrays that hold a set for every seat. */
export const HIGH_WORDS = MAX_SEATS

/**
 * A table. Sets are pairs of words (see sets.ts); flags are 0 or 1. The typed arrays have at most 64 bytes, which the
 * engine keeps in its own heap.
 */
export interface ColorState extends Position {
  readonly target: number
  readonly partners: boolean
  readonly leftovers: Leftovers

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
  /** Cards of seat s: low word at s, high word at HIGH_WORDS + s. */
  readonly hands: Int32Array
  readonly piles: Int32Array
  /** Cards in all hands together. */
  held: number
  /** Loose cards on the board. */
  looseLow: number
  looseHigh: number
  /** The higher cards of the builds on the board. */
  topsLow: number
  topsHigh: number
  /** By its higher card: the lower card of a build, and who built it. */
  readonly lowers: Uint8Array
  readonly builders: Uint8Array
  turn: number
  /** The seat that took last in this round, or -1. */
  lastCapture: number
  /** Of this round. */
  readonly sweeps: Uint8Array
  /** Points of the rounds counted; with partners the side's for both. */
  readonly totals: Int32Array
  readonly rounds: RoundBook
  /** Rounds counted. */
  counted: number
}

export type Leftovers = 'last-trick' | 'board' | 'out'

export function start(options: Options, seats: number): ColorState {
  return {
    options,
    seats,
    target: options['target'] as number,
    partners: options['partners'] === true,
    leftovers: options['leftovers'] as Leftovers,
    waiting: 1,
    ended: 0,
    round: 1,
    deal: 0,
    pack: new Uint8Array(CARDS),
    top: CARDS,
    hands: new Int32Array(2 * MAX_SEATS),
    piles: new Int32Array(2 * MAX_SEATS),
    held: 0,
    looseLow: 0,
    looseHigh: 0,
    topsLow: 0,
    topsHigh: 0,
    lowers: new Uint8Array(CARDS),
    builders: new Uint8Array(CARDS),
    turn: 0,
    lastCapture: -1,
    sweeps: new Uint8Array(MAX_SEATS),
    totals: new Int32Array(MAX_SEATS),
    rounds: [],
    counted: 0,
  }
}

export function clone(state: ColorState): ColorState {
  return {
    ...state,
    pack: state.pack.slice(),
    hands: state.hands.slice(),
    piles: state.piles.slice(),
    lowers: state.lowers.slice(),
    builders: state.builders.slice(),
    sweeps: state.sweeps.slice(),
    totals: state.totals.slice(),
    rounds: state.rounds.slice(0, wordsOf(state.counted, state.seats)),
  }
}

export function copy(from: ColorState, into: ColorState): void {
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
  into.lowers.set(from.lowers)
  into.builders.set(from.builders)
  into.turn = from.turn
  into.lastCapture = from.lastCapture
  into.sweeps.set(from.sweeps)
  into.totals.set(from.totals)
  const words = wordsOf(from.counted, from.seats)
  for (let i = 0; i < words; i++) into.rounds[i] = from.rounds[i]!
  into.counted = from.counted
}

/** The dealer of the round. */
export function dealerOf(state: ColorState): Seat {
  return dealerOfRound(state.round - 1, state.seats)
}

/** Whether somebody is to play. */
export function isPlaying(state: ColorState): boolean {
  return (state.waiting | state.ended) === 0
}

/** How many sides score: two with partners, else every seat is one. Seat s is of side s modulo this. */
export function sidesOf(state: ColorState): number {
  return state.partners ? 2 : state.seats
}

export function holds(state: ColorState, seat: Seat, card: Card): boolean {
  return ((state.hands[seat]! & LOW[card]!) | (state.hands[HIGH_WORDS + seat]! & HIGH[card]!)) !== 0
}

/** Whether nothing lies on the board. */
export function isSwept(state: ColorState): boolean {
  return (state.looseLow | state.looseHigh | state.topsLow | state.topsHigh) === 0
}

/** How many cards a seat has in an array of sets. */
export function sizeOf(sets: Int32Array, seat: Seat): number {
  return count(sets[seat]!) + count(sets[HIGH_WORDS + seat]!)
}

/** Adds a card to a hand or a pile. */
export function add(sets: Int32Array, seat: Seat, card: Card): void {
  sets[seat]! |= LOW[card]!
  sets[HIGH_WORDS + seat]! |= HIGH[card]!
}

/** Adds cards of one colour to a hand or a pile. */
export function addColour(sets: Int32Array, seat: Seat, colour: number, set: number): void {
  sets[seat]! |= lowOf(colour, set)
  sets[HIGH_WORDS + seat]! |= highOf(colour, set)
}

/** Takes a card out of a hand. */
export function discard(state: ColorState, seat: Seat, card: Card): void {
  state.hands[seat]! &= ~LOW[card]!
  state.hands[HIGH_WORDS + seat]! &= ~HIGH[card]!
  state.held--
}

/** Lays a card loose on the board. */
export function layLoose(state: ColorState, card: Card): void {
  state.looseLow |= LOW[card]!
  state.looseHigh |= HIGH[card]!
}
