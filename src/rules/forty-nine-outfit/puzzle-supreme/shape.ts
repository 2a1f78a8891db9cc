import type { EventsOf, Seat, DescriptionParts } from '../../kit'
import type { TrayEvent } from '../tray'

/** The State of the rules page (docs/rules/puzzle-supreme.md), as plain JSON. Nothing is hidden. */
export interface PuzzleSupremeView {
  /** 49 entries, square 1 first. */
  readonly board: readonly (string | null)[]
  /** Ascending. */
  readonly tray: readonly string[]
  /** Sums of the cards on each row, complete or not. */
  readonly rowSums: readonly number[]
  readonly columnSums: readonly number[]
  /** The diagonal from square 1 to 49, then the one from 7 to 43. */
  readonly diagonalSums: readonly number[]
  /** Number of the sixteen lines that are full and add up to 175. */
  readonly lines: number
  readonly solved: boolean
}

/**
 * Events of the Puzzle Supreme, in the order in which one move reports them: `placed` or `lifted`, then `line` for each
 * line that has become right, then `solved`.
 */
export type PuzzleSupremeEvent =
  | TrayEvent
  | EventsOf<{
      /**
       * A line has become full and adds up to 175. `number`: from 1: rows from the top, columns from the left, diagonals as
       * in the State. `lines`: number of lines now right in all.
       */
      line: { seat: Seat; kind: 'row' | 'column' | 'diagonal'; number: number; lines: number }
      solved: { seat: Seat }
    }>

export type LineEvent = Extract<PuzzleSupremeEvent, { type: 'line' }>

/** What describes The "Forty-Nine" Puzzle Supreme before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The "Forty-Nine" Puzzle Supreme',
  year: 1928,
} satisfies DescriptionParts
