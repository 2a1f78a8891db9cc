import type { EventsOf, Seat, DescriptionParts } from '../../kit'
import type { MenEvent } from '../jumping-men'

/** Number of jumps that nine men allow. */
export const MAX_JUMPS = 8

/** The options of every puzzle of nine men. */
export const OPTIONS = { moveLimit: { kind: 'whole', default: 0, min: 0, max: MAX_JUMPS } } as const

/** Events of one move: `jumped` for each jump in order, then `moved`, then `ended` if it was the last. */
export type ChainsEvent =
  | MenEvent
  | EventsOf<{
      /**
       * The man is released, which ends the move. `jumps`: number of men jumped in this move. `movesLeft`: null without a
       * limit.
       */
      moved: { seat: Seat; jumps: number; moveCount: number; movesLeft: number | null }
    }>

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
