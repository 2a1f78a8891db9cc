import type { Options, Position } from '../../kit'
import { count, HIGH_BITS, LOW_BITS } from '../cards'
import { SIDE, type Square } from '../board'
import { anyClash } from './clashes'

/** Number of cards: as many as the board has rows. */
export const CARDS = SIDE

/**
 * A position: the occupied squares as a pair of words (see cards.ts), their number, and whether it is solved (0 or 1).
 */
export interface IsolationState extends Position {
  low: number
  high: number
  laidCount: number
  solved: number
}

export function start(options: Options, seats: number): IsolationState {
  return { options, seats, low: 0, high: 0, laidCount: 0, solved: 0 }
}

export function copy(from: IsolationState, into: IsolationState): void {
  into.low = from.low
  into.high = from.high
  into.laidCount = from.laidCount
  into.solved = from.solved
}

export function isTaken(state: IsolationState, square: Square): boolean {
  return ((state.low & LOW_BITS[square]!) | (state.high & HIGH_BITS[square]!)) !== 0
}

/** Lays a card on a vacant square, or takes up the card that lies there. */
export function toggleCard(state: IsolationState, square: Square): void {
  state.low ^= LOW_BITS[square]!
  state.high ^= HIGH_BITS[square]!
}

/** Recomputes `laidCount` and `solved` from the occupied squares. */
export function updateSolved(state: IsolationState): void {
  state.laidCount = count(state.low) + count(state.high)
  state.solved = state.laidCount === CARDS && !anyClash(state.low, state.high) ? 1 : 0
}
