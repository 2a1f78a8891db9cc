import type { Seat } from '../../kit'
import { JUMP_FROM, JUMP_OVER, JUMP_TO } from '../jumps'

/** Solved; no jump is possible; the last allowed move is made. */
export type EndReason = 'solved' | 'stuck' | 'last-move'

/** What the State of every jumping puzzle begins with. */
export interface MenView {
  /** Their squares, 1 to 49, ascending. */
  readonly men: readonly number[]
  readonly menLeft: number
  /** Jumps made, each of which removed a man. */
  readonly jumps: number
}

/** A man has jumped; the man he passed is off the board. Squares are numbers from 1 to 49. */
export interface JumpedEvent {
  readonly type: 'jumped'
  readonly seat: Seat
  readonly from: number
  readonly over: number
  readonly to: number
  /** Men left on the board. */
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

export function jumped(jump: number, menLeft: number): JumpedEvent {
  // In range: jumps.
  const [from, over, to] = [JUMP_FROM[jump]! + 1, JUMP_OVER[jump]! + 1, JUMP_TO[jump]! + 1]
  return { type: 'jumped', seat: 0, from, over, to, menLeft }
}
