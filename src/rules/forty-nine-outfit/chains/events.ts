import type { Seat } from '../../kit'
import type { EndedEvent, JumpedEvent } from '../jumping/shape'

/** Events of one move: `jumped` for each jump in order, then `moved`, then `ended` if it was the last. */
export type ChainsEvent =
  | JumpedEvent
  /** The man is released, which ends the move. */
  | {
      readonly type: 'moved'
      readonly seat: Seat
      /** Number of men jumped in this move. */
      readonly jumps: number
      readonly moveCount: number
      /** Null without a limit. */
      readonly movesLeft: number | null
    }
  | EndedEvent
