import { dealerOf as dealerOfRound, wordsOf, type RoundBook } from '../../casino/rounds'
import { MAX_SEATS, type Options, type Position, type Seat } from '../../kit'
import { HIGH, LOW } from '../bits'
import { CARDS, CHEATER, type Card } from '../cards'
import { HIGH_WORDS, noHands, type Hands } from '../hands'
import { highOf, lowOf } from './colour-sets'

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
  readonly hands: Hands
  readonly piles: Hands
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
    hands: noHands(),
    piles: noHands(),
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

/** Whether a card is the highest of a build. */
export function isTop(state: ChicagoState, card: Card): boolean {
  return ((state.topsLow & LOW[card]!) | (state.topsHigh & HIGH[card]!)) !== 0
}

/** Adds cards of one colour to a pile. */
export function addColour(piles: Hands, seat: Seat, colour: number, set: number): void {
  piles[seat]! |= lowOf(colour, set)
  piles[HIGH_WORDS + seat]! |= highOf(colour, set)
}

/** Lays a card loose on the table. */
export function layLoose(state: ChicagoState, card: Card): void {
  state.looseLow |= LOW[card]!
  state.looseHigh |= HIGH[card]!
}
