import type { Options, Position } from '../../kit'
import type { Square } from '../board'
import { MOBILITY_WORDS, type Mobility } from '../jumping/mobility'
import type { Men } from '../jumping/men'

/** A board of men who make one jump after another, each a move of its own. */
export interface JumpsState extends Position, Men {
  /** Where the last man must stand, from 0; -1: anywhere. */
  readonly aim: Square
  /** Who can jump in which direction. */
  readonly able: Mobility
  /** How many jumps that makes; 0: the game is over. */
  open: number
}

/** An empty board. */
export function bareBoard(options: Options, seats: number, aim: Square): JumpsState {
  return { options, seats, aim, low: 0, high: 0, jumps: 0, able: new Int32Array(MOBILITY_WORDS), open: 0 }
}

export function clone(state: JumpsState): JumpsState {
  return { ...state, able: state.able.slice() }
}

export function copy(from: JumpsState, into: JumpsState): void {
  into.low = from.low
  into.high = from.high
  into.jumps = from.jumps
  into.able.set(from.able)
  into.open = from.open
}
