import type { Seat } from '../../kit'
import { JUMP_FROM, JUMP_OVER, JUMP_TO } from '../jumps'
import type { EndReason } from './shape'

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
