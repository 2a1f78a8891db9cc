import type { Position } from '../../kit'
import { canJump } from '../jumping/mobility'
import type { Men } from '../jumping/men'
import { ALL_DIRECTIONS } from '../jumps'

/** Options of a puzzle: the number of moves allowed; 0 for no limit. */
export type ChainsOptions = Readonly<Record<'moveLimit', number>>

/** A board of men, one of whom moves at a time, jumping as often as the player likes. */
export interface ChainsState extends Position<ChainsOptions>, Men {
  /** Number of moves allowed; 0 for no limit. */
  readonly limit: number
  moveCount: number
  /** 1 when the game is over: no man can jump, or the last allowed move has been made. */
  ended: number
}

/** Returns an empty board. */
export function createEmptyBoard(options: ChainsOptions, seats: number): ChainsState {
  return { options, seats, limit: options.moveLimit, low: 0, high: 0, jumps: 0, moveCount: 0, ended: 0 }
}

export function copy(from: ChainsState, into: ChainsState): void {
  into.low = from.low
  into.high = from.high
  into.jumps = from.jumps
  into.moveCount = from.moveCount
  into.ended = from.ended
}

/** Sets `ended` if no man can jump or the last allowed move has been made. */
export function updateEnded(state: ChainsState): void {
  const spent = state.limit > 0 && state.moveCount >= state.limit
  state.ended = spent || !canJump(state.low, state.high, ALL_DIRECTIONS) ? 1 : 0
}
