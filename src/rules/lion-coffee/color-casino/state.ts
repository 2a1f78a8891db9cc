import {
  HIGH_WORDS,
  type SeatSets,
  cloneTable,
  copyTable,
  createCasinoTable,
  type CasinoTable,
} from '../../casino/table'
import { MAX_SEATS, type Seat } from '../../kit'
import { CARDS, type Card, count, HIGH_BITS, highOf, LOW_BITS, lowOf } from '../cards'
import type { ColorOptions } from './shape'

export { HIGH_WORDS }

/** A table. A build consists of two cards. */
export interface ColorState extends CasinoTable<ColorOptions> {
  readonly partners: boolean
  readonly leftovers: Leftovers
  /** The lower card of each build, indexed by its higher card. */
  readonly lowers: Uint8Array
  /** Sweeps of this round, by seat. */
  readonly sweeps: Uint8Array
}

type Leftovers = 'last-trick' | 'board' | 'out'

export function start(options: ColorOptions, seats: number): ColorState {
  return {
    ...createCasinoTable(options, seats, CARDS),
    partners: options.partners,
    leftovers: options.leftovers,
    lowers: new Uint8Array(CARDS),
    sweeps: new Uint8Array(MAX_SEATS),
  }
}

export function clone(state: ColorState): ColorState {
  return { ...cloneTable(state), lowers: state.lowers.slice(), sweeps: state.sweeps.slice() }
}

export function copy(from: ColorState, into: ColorState): void {
  copyTable(from, into)
  into.lowers.set(from.lowers)
  into.sweeps.set(from.sweeps)
}

/**
 * Returns the number of sides that score: two with partners, else one per seat. Seat s belongs to side s modulo this
 * number.
 */
export function sideCount(state: ColorState): number {
  return state.partners ? 2 : state.seats
}

export function holds(state: ColorState, seat: Seat, card: Card): boolean {
  return ((state.hands[seat]! & LOW_BITS[card]!) | (state.hands[HIGH_WORDS + seat]! & HIGH_BITS[card]!)) !== 0
}

/** Whether the board is empty. */
export function isTableEmpty(state: ColorState): boolean {
  return (state.looseLow | state.looseHigh | state.topsLow | state.topsHigh) === 0
}

/** Returns the number of cards in one seat's set. */
export function sizeOf(sets: SeatSets, seat: Seat): number {
  return count(sets[seat]!) + count(sets[HIGH_WORDS + seat]!)
}

/** Adds a card to one seat's set, a hand or a pile. */
export function add(sets: SeatSets, seat: Seat, card: Card): void {
  sets[seat]! |= LOW_BITS[card]!
  sets[HIGH_WORDS + seat]! |= HIGH_BITS[card]!
}

/** Adds cards of one colour to one seat's set, a hand or a pile. */
export function addColour(sets: SeatSets, seat: Seat, colour: number, set: number): void {
  sets[seat]! |= lowOf(colour, set)
  sets[HIGH_WORDS + seat]! |= highOf(colour, set)
}

/** Removes a card from a hand. */
export function removeFromHand(state: ColorState, seat: Seat, card: Card): void {
  state.hands[seat]! &= ~LOW_BITS[card]!
  state.hands[HIGH_WORDS + seat]! &= ~HIGH_BITS[card]!
  state.cardsInHands--
}

/** Lays a card loose on the board. */
export function layLoose(state: ColorState, card: Card): void {
  state.looseLow |= LOW_BITS[card]!
  state.looseHigh |= HIGH_BITS[card]!
}
