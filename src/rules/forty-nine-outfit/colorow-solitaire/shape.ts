import type { Seen, OptionsOf, OptionTable } from '../../kit'

/** The most that the seven colours can count together (the page's proof by exhaustion). */
const MOST = 100

/** The options of the page. */
export const OPTIONS = {
  mode: { kind: 'choice', default: 'free', values: ['free', 'dealt'] },
  target: { kind: 'whole', default: MOST, min: 0, max: MOST },
} as const satisfies OptionTable

export type ColorowSolitaireOptions = OptionsOf<typeof OPTIONS>

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
