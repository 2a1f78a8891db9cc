import type { Seat } from '../../kit'
import type { EndedEvent, JumpedEvent } from '../jumping/shape'

/** One move: `jumped` for each jump in order, then `moved`, then `ended` if it was the last. */
export type ChainsEvent =
  | JumpedEvent
  /** The man is let go. */
  | {
      readonly type: 'moved'
      readonly seat: Seat
      /** How many men he has jumped. */
      readonly jumps: number
      readonly moveCount: number
      /** Null without a limit. */
      readonly movesLeft: number | null
    }
  | EndedEvent
