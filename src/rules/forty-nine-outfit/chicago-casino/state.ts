import { cloneTable, copyTable, createCasinoTable, type CasinoTable } from '../../casino/table'
import type { Seat } from '../../kit'
import { HIGH_BITS, LOW_BITS, CARDS, CHEATER, type Card } from '../cards'
import { HIGH_WORDS, type Hands } from '../hands'
import { highOf, lowOf } from './colour-sets'
import type { ChicagoOptions } from './shape'

/** The Cheater's bit in the high word of a set. */
export const CHEATER_BIT = HIGH_BITS[CHEATER]!

/** A table; the pack has 49 cards, or 50 with the Cheater. */
export interface ChicagoState extends CasinoTable<ChicagoOptions> {
  /** The cards of each build, as a set within its colour, indexed by its highest card. */
  readonly builds: Uint8Array
}

export function start(options: ChicagoOptions, seats: number): ChicagoState {
  const size = options.cheater ? CARDS : CARDS - 1
  return { ...createCasinoTable(options, seats, size), builds: new Uint8Array(CARDS) }
}

export function clone(state: ChicagoState): ChicagoState {
  return { ...cloneTable(state), builds: state.builds.slice() }
}

export function copy(from: ChicagoState, into: ChicagoState): void {
  copyTable(from, into)
  into.builds.set(from.builds)
}

/** Whether a card is the highest of a build. */
export function isTop(state: ChicagoState, card: Card): boolean {
  return ((state.topsLow & LOW_BITS[card]!) | (state.topsHigh & HIGH_BITS[card]!)) !== 0
}

/** Adds cards of one colour to a pile. */
export function addColour(piles: Hands, seat: Seat, colour: number, set: number): void {
  piles[seat]! |= lowOf(colour, set)
  piles[HIGH_WORDS + seat]! |= highOf(colour, set)
}

/** Lays a card loose on the table. */
export function layLoose(state: ChicagoState, card: Card): void {
  state.looseLow |= LOW_BITS[card]!
  state.looseHigh |= HIGH_BITS[card]!
}
