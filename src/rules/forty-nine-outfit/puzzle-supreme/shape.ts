import type { Seat } from '../../kit'
import type { LiftedEvent, PlacedEvent } from '../tray/events'

/** The page's State, as plain JSON. Nothing is hidden. */
export interface PuzzleSupremeView {
  /** 49 entries, square 1 first. */
  readonly board: readonly (string | null)[]
  /** Ascending. */
  readonly tray: readonly string[]
  /** Sums of the cards that lie there, full or not. */
  readonly rowSums: readonly number[]
  readonly columnSums: readonly number[]
  /** From square 1 to 49, then from 7 to 43. */
  readonly diagonalSums: readonly number[]
  /** How many of the sixteen are full and right. */
  readonly lines: number
  readonly solved: boolean
}

/**
 * What happens at the Puzzle Supreme, in the order in which one move tells it: `placed` or `lifted`, then `line` for
 * each line that has become right, then `solved`.
 */
export type PuzzleSupremeEvent =
  PlacedEvent | LiftedEvent | LineEvent | { readonly type: 'solved'; readonly seat: Seat }

/** A line is full now and adds up to 175. */
export interface LineEvent {
  readonly type: 'line'
  readonly seat: Seat
  readonly kind: 'row' | 'column' | 'diagonal'
  /** From 1: rows from the top, columns from the left, diagonals as in the State. */
  readonly number: number
  /** How many are right now in all. */
  readonly lines: number
}
