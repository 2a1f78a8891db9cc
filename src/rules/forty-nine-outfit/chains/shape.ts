import type { Seat, DescriptionParts } from '../../kit'
import type { EndedEvent, JumpedEvent } from '../jumping-men'

/** Number of jumps that nine men allow. */
export const MAX_JUMPS = 8

/** The options of every puzzle of nine men. */
export const OPTIONS = { moveLimit: { kind: 'whole', default: 0, min: 0, max: MAX_JUMPS } } as const

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

/** What describes The Nine Men Triangle Puzzle before its rules are loaded. */
export const TRIANGLE_DESCRIPTION = {
  title: 'The Nine Men Triangle Puzzle',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts

/** What describes The Nine Men Square Puzzle before its rules are loaded. */
export const SQUARE_DESCRIPTION = {
  title: 'The Nine Men Square Puzzle',
  year: 1928,
  options: OPTIONS,
} satisfies DescriptionParts
