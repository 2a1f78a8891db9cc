import type { Position } from '../../kit'
import { canJump } from '../jumping/mobility'
import type { Men } from '../jumping/men'
import { ALL_DIRECTIONS } from '../jumps'

/** How many moves are allowed; 0: as many as wanted. */
export type ChainsOptions = Readonly<Record<'moveLimit', number>>

/** A board of men one of whom moves at a time, jumping as often as he likes. */
export interface ChainsState extends Position<ChainsOptions>, Men {
  /** Moves allowed; 0: as many as wanted. */
  readonly limit: number
  moveCount: number
  /** Whether it is over: nobody can jump, or the last allowed move is made. */
  ended: number
}

/** An empty board. */
export function bareBoard(options: ChainsOptions, seats: number): ChainsState {
  return { options, seats, limit: options.moveLimit, low: 0, high: 0, jumps: 0, moveCount: 0, ended: 0 }
}

export function copy(from: ChainsState, into: ChainsState): void {
  into.low = from.low
  into.high = from.high
  into.jumps = from.jumps
  into.moveCount = from.moveCount
  into.ended = from.ended
}

/** Looks whether that was the end. */
export function findEnd(state: ChainsState): void {
  const spent = state.limit > 0 && state.moveCount >= state.limit
  state.ended = spent || !canJump(state.low, state.high, ALL_DIRECTIONS) ? 1 : 0
}
