import { dealerOf as dealerOfRound, wordsOf, type RoundBook } from '../../casino/rounds'
import type { Options, Position, Seat } from '../../kit'
import { MAX_SEATS } from '../../kit'
import { count, HIGH, LOW } from '../bits'
import { CARDS, CHEATER, type Card } from '../cards'
import { lowOf, highOf } from './colours'

/** Where the high words begin in the arrays that hold a set for every seat. */
export const HIGH_WORDS = MAX_SEATS

/** The Cheater's bit in the high word of a set. */
export const CHEATER_BIT = HIGH[CHEATER]!

/**
 * A table. Sets are pairs of words (see bits.ts); flags are 0 or 1. The typed arrays have at most 64 bytes, which the
 * engine keeps in its own heap.
 */
export interface ChicagoState extends Position {
  /** Cards in the pack: 49, or 50 with the Cheater. */
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
  /** Cards of seat s: low word at s, high word at HIGH_WORDS + s. */
  readonly hands: Int32Array
  readonly piles: Int32Array
  /** Cards in all hands together. */
  held: number
  /** Loose cards on the table. */
  looseLow: number
  looseHigh: number
  /** The highest cards of the builds on the table. */
  topsLow: number
  topsHigh: number
  /** By its highest card: what a build consists of, as a set within its colour, and who built it last. */
  readonly builds: Uint8Array
  readonly builders: Uint8Array
  turn: number
  /** The seat that took last in this round, or -1. */
  lastCapture: number
  /** Points of the rounds counted. */
  readonly totals: Int32Array
  readonly rounds: RoundBook
  /** Rounds counted. */
  counted: number
}

export function start(options: Options, seats: number): ChicagoState {
  return {
    options,
    seats,
    size: options['cheater'] === true ? CARDS : CARDS - 1,
    target: options['target'] as number,
    waiting: 1,
    ended: 0,
    round: 1,
    deal: 0,
    pack: new Uint8Array(CARDS),
    top: options['cheater'] === true ? CARDS : CARDS - 1,
    hands: new Int32Array(2 * MAX_SEATS),
    piles: new Int32Array(2 * MAX_SEATS),
    held: 0,
    looseLow: 0,
    looseHigh: 0,
    topsLow: 0,
    topsHigh: 0,
    builds: new Uint8Array(CARDS),
    builders: new Uint8Array(CARDS),
    turn: 0,
    lastCapture: -1,
    totals: new Int32Array(MAX_SEATS),
    rounds: [],
    counted: 0,
  }
}

export function clone(state: ChicagoState): ChicagoState {
  return {
    ...state,
    pack: state.pack.slice(),
    hands: state.hands.slice(),
    piles: state.piles.slice(),
    builds: state.builds.slice(),
    builders: state.builders.slice(),
    totals: state.totals.slice(),
    rounds: state.rounds.slice(0, wordsOf(state.counted, state.seats)),
  }
}

export function copy(from: ChicagoState, into: ChicagoState): void {
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
  into.builds.set(from.builds)
  into.builders.set(from.builders)
  into.turn = from.turn
  into.lastCapture = from.lastCapture
  into.totals.set(from.totals)
  const words = wordsOf(from.counted, from.seats)
  for (let i = 0; i < words; i++) into.rounds[i] = from.rounds[i]!
  into.counted = from.counted
}

/** The dealer of the round. */
export function dealerOf(state: ChicagoState): Seat {
  return dealerOfRound(state.round - 1, state.seats)
}

/** Whether somebody is to play. */
export function isPlaying(state: ChicagoState): boolean {
  return (state.waiting | state.ended) === 0
}

export function holds(state: ChicagoState, seat: Seat, card: Card): boolean {
  return ((state.hands[seat]! & LOW[card]!) | (state.hands[HIGH_WORDS + seat]! & HIGH[card]!)) !== 0
}

export function isLoose(state: ChicagoState, card: Card): boolean {
  return ((state.looseLow & LOW[card]!) | (state.looseHigh & HIGH[card]!)) !== 0
}

/** Whether a card is the highest of a build. */
export function isTop(state: ChicagoState, card: Card): boolean {
  return ((state.topsLow & LOW[card]!) | (state.topsHigh & HIGH[card]!)) !== 0
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
export function discard(state: ChicagoState, seat: Seat, card: Card): void {
  state.hands[seat]! &= ~LOW[card]!
  state.hands[HIGH_WORDS + seat]! &= ~HIGH[card]!
  state.held--
}

/** Lays a card loose on the table. */
export function layLoose(state: ChicagoState, card: Card): void {
  state.looseLow |= LOW[card]!
  state.looseHigh |= HIGH[card]!
}
