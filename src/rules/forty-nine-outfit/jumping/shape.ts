import type { Seat } from '../../kit'
import { JUMP_FROM, JUMP_OVER, JUMP_TO } from '../jumps'

/** Why a puzzle ended: it is solved, no jump is possible, or the last allowed move has been made. */
export type EndReason = 'solved' | 'stuck' | 'last-move'

/** The common part of the State of all jumping puzzles. */
export interface MenView {
  /** The squares with men, 1 to 49, ascending. */
  readonly men: readonly number[]
  readonly menLeft: number
  /** Number of jumps made; each removed a man. */
  readonly jumps: number
}

/** A man has jumped, and the man jumped over is removed. Squares are numbers from 1 to 49. */
export interface JumpedEvent {
  readonly type: 'jumped'
  readonly seat: Seat
  readonly from: number
  readonly over: number
  readonly to: number
  /** Number of men left on the board. */
  readonly menLeft: number
}

/** The puzzle is over. */
export interface EndedEvent {
  readonly type: 'ended'
  readonly seat: Seat
  readonly reason: EndReason
  readonly menLeft: number
  readonly solved: boolean
}

export function createJumpedEvent(jump: number, menLeft: number): JumpedEvent {
  const [from, over, to] = [JUMP_FROM[jump]! + 1, JUMP_OVER[jump]! + 1, JUMP_TO[jump]! + 1]
  return { type: 'jumped', seat: 0, from, over, to, menLeft }
}
