import type { Options, Position } from '../../kit'
import { findMobility, MOBILITY_WORDS, type Mobility } from '../jumping/mobility'
import type { Men } from '../jumping/men'
import { ALL_DIRECTIONS } from '../jumps'

/** A board of men one of whom moves at a time, jumping as often as he likes. */
export interface ChainsState extends Position, Men {
  /** Moves allowed; 0: as many as wanted. */
  readonly limit: number
  moveCount: number
  /** Who can jump in which direction. */
  readonly able: Mobility
  /** How many first jumps that makes; 0: the game is over, be it that the last allowed move is made. */
  open: number
}

/** An empty board. */
export function bareBoard(options: Options, seats: number): ChainsState {
  const limit = Number(options['moveLimit'])
  return {
    options,
    seats,
    limit,
    low: 0,
    high: 0,
    jumps: 0,
    moveCount: 0,
    able: new Int32Array(MOBILITY_WORDS),
    open: 0,
  }
}

export function clone(state: ChainsState): ChainsState {
  return { ...state, able: state.able.slice() }
}

export function copy(from: ChainsState, into: ChainsState): void {
  into.low = from.low
  into.high = from.high
  into.jumps = from.jumps
  into.moveCount = from.moveCount
  into.able.set(from.able)
  into.open = from.open
}

/** Finds who can jump now that men stand elsewhere. */
export function findJumps(state: ChainsState): void {
  const spent = state.limit > 0 && state.moveCount >= state.limit
  state.open = spent ? 0 : findMobility(state.low, state.high, ALL_DIRECTIONS, state.able)
}
