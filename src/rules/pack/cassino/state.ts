import { BRIDGE_CARDS, MAX_SEATS, type BridgeCard, type Position, type Seat } from '../../kit'
import { wordsOf, type RoundBook } from '../../casino/rounds'
import { count, HIGH_BITS, LOW_BITS } from '../sets'
import type { RuleVariant } from './rule-variant'
import { MAX_VALUE } from './values'

/** A shuffle is due: before the first round, and between a count and the next round. */
export const SHUFFLING = 0
export const PLAYING = 1
/** The round is played out and may still be called (only in the game to 25 points). */
export const COUNTING = 2
export const OVER = 3

/** Index at which the high words begin in arrays that hold a set for every seat. */
export const HIGH_WORDS = 4

/** Cards dealt to each seat in a deal, and to the table in the first deal. */
export const HAND_SIZE = 4

const VALUES = MAX_VALUE + 1

const IN_ORDER = Uint8Array.from({ length: BRIDGE_CARDS }, (_, card) => card)

/** The points at which a game ends. */
export type CassinoOptions = Readonly<Record<'target', number>>

/** Settings of a table that derive from options of only one sheet. */
export interface TableSettings {
  /** Whether missed captures may be called. */
  readonly calls: boolean
  /**
   * Number of sides that count together: two with partners, else one per seat. Seat s belongs to side s modulo `sides`.
   */
  readonly sides: number
}

/**
 * A table of either Cassino. Sets are pairs of words (see sets.ts). All fields are small integers, and the typed arrays
 * are short enough for the JavaScript engine to keep them in its own heap, which makes cloning cheap. What only one
 * sheet has (calls, sweeps) stays empty in the other.
 */
export interface CassinoState extends Position<CassinoOptions>, TableSettings {
  readonly variant: RuleVariant
  readonly target: number

  phase: number
  round: number
  deal: number
  dealer: Seat
  /** The seat in turn, or the seat that counts. */
  turn: Seat
  /** The shuffled pack; the entries from `top` on are the stock. */
  readonly pack: Uint8Array
  top: number
  /** Cards of seat s: low word at s, high word at HIGH_WORDS + s. */
  readonly hands: Int32Array
  readonly piles: Int32Array
  /** Loose cards on the table. */
  looseLow: number
  looseHigh: number
  /**
   * For the build of value v: its number of groups (0 if there is none), its cards, and the seat that built or added
   * last.
   */
  readonly buildGroups: Uint8Array
  readonly buildLow: Int32Array
  readonly buildHigh: Int32Array
  readonly buildBy: Uint8Array
  /** Number of builds on the table. */
  builds: number
  /** The seat that captured last in this round, or -1. */
  lastCapture: Seat
  /** The seat whose play may be called, or -1, and the card played. */
  windowSeat: Seat
  windowCard: BridgeCard
  /** Sweeps of the round in the order played: the capturing card in bits 0 to 5, the seat from bit 6. */
  readonly sweeps: Uint8Array
  sweepCount: number
  /** Totals of the counted rounds. */
  readonly scores: Int32Array
  readonly rounds: RoundBook
  /** Number of rounds counted. */
  countedRounds: number
}

/** Creates a table before its first shuffle. */
export function createCassinoTable(
  dialect: RuleVariant,
  { calls, sides }: TableSettings,
  options: CassinoOptions,
  seats: number,
): CassinoState {
  return {
    options,
    seats,
    variant: dialect,
    target: options.target,
    calls,
    sides,
    phase: SHUFFLING,
    round: 1,
    deal: 0,
    dealer: seats - 1,
    turn: 0,
    pack: IN_ORDER.slice(),
    top: 0,
    hands: new Int32Array(MAX_SEATS),
    piles: new Int32Array(MAX_SEATS),
    looseLow: 0,
    looseHigh: 0,
    buildGroups: new Uint8Array(VALUES),
    buildLow: new Int32Array(VALUES),
    buildHigh: new Int32Array(VALUES),
    buildBy: new Uint8Array(VALUES),
    builds: 0,
    lastCapture: -1,
    windowSeat: -1,
    windowCard: 0,
    sweeps: new Uint8Array(BRIDGE_CARDS),
    sweepCount: 0,
    scores: new Int32Array(HIGH_WORDS),
    rounds: [],
    countedRounds: 0,
  }
}

export function clone(state: CassinoState): CassinoState {
  const twin = createCassinoTable(state.variant, state, state.options, state.seats)
  copy(state, twin)
  return twin
}

export function copy(from: CassinoState, into: CassinoState): void {
  into.phase = from.phase
  into.round = from.round
  into.deal = from.deal
  into.dealer = from.dealer
  into.turn = from.turn
  into.pack.set(from.pack)
  into.top = from.top
  into.hands.set(from.hands)
  into.piles.set(from.piles)
  into.looseLow = from.looseLow
  into.looseHigh = from.looseHigh
  into.buildGroups.set(from.buildGroups)
  into.buildLow.set(from.buildLow)
  into.buildHigh.set(from.buildHigh)
  into.buildBy.set(from.buildBy)
  into.builds = from.builds
  into.lastCapture = from.lastCapture
  into.windowSeat = from.windowSeat
  into.windowCard = from.windowCard
  into.sweeps.set(from.sweeps)
  into.sweepCount = from.sweepCount
  into.scores.set(from.scores)
  const words = wordsOf(from.countedRounds, from.seats)
  for (let i = 0; i < words; i++) into.rounds[i] = from.rounds[i]!
  into.countedRounds = from.countedRounds
}

/** Adds a card to the hand or the pile of a seat. */
export function give(sets: Int32Array, seat: Seat, card: BridgeCard): void {
  sets[seat]! |= LOW_BITS[card]!
  sets[HIGH_WORDS + seat]! |= HIGH_BITS[card]!
}

/** Removes a card from a hand. */
export function take(state: CassinoState, seat: Seat, card: BridgeCard): void {
  state.hands[seat]! &= ~LOW_BITS[card]!
  state.hands[HIGH_WORDS + seat]! &= ~HIGH_BITS[card]!
}

export function holds(state: CassinoState, seat: Seat, card: BridgeCard): boolean {
  return ((state.hands[seat]! & LOW_BITS[card]!) | (state.hands[HIGH_WORDS + seat]! & HIGH_BITS[card]!)) !== 0
}

export function isLoose(state: CassinoState, card: BridgeCard): boolean {
  return ((state.looseLow & LOW_BITS[card]!) | (state.looseHigh & HIGH_BITS[card]!)) !== 0
}

export function isEmptyHand(state: CassinoState, seat: Seat): boolean {
  return (state.hands[seat]! | state.hands[HIGH_WORDS + seat]!) === 0
}

/** Returns the number of cards in a seat's hand or pile. */
export function sizeOf(sets: Int32Array, seat: Seat): number {
  return count(sets[seat]!) + count(sets[HIGH_WORDS + seat]!)
}

/** Whether there are neither loose cards nor builds on the table. */
export function isTableEmpty(state: CassinoState): boolean {
  return (state.looseLow | state.looseHigh) === 0 && state.builds === 0
}

/** Removes the build of a value from the table; its cards must already have been moved elsewhere. */
export function clearBuild(state: CassinoState, value: number): void {
  state.buildGroups[value] = 0
  state.buildLow[value] = 0
  state.buildHigh[value] = 0
  state.buildBy[value] = 0
  state.builds--
}
