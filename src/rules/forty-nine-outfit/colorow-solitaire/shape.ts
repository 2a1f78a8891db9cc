import type { Seen } from '../../kit'
import type { ColorowSolitaireOptions } from './options'
/** The page's State, as plain JSON. */
export interface ColorowSolitaireView {
  /** 49 entries, square 1 first. */
  readonly board: readonly (string | null)[]
  /** Free: cards not on the board, ascending; dealt: empty. */
  readonly tray: readonly string[]
  /** Dealt: ascending; free: empty. */
  readonly hand: readonly string[]
  /** Dealt: top first, or its length while it is hidden; free: empty. */
  readonly stock: readonly string[] | number
  /** What each colour counts, red to violet. */
  readonly byColour: readonly number[]
  readonly score: number
  /** Whether the board is full and the target reached. */
  readonly solved: boolean
}

/** What one eye may know of a table. */
export type ColorowSolitaireSeen = Seen<ColorowSolitaireView, ColorowSolitaireOptions>
