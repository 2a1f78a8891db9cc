import type { Seen, OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  deal: { kind: 'choice', default: 'solvable', values: ['solvable', 'as-mixed'] },
} as const satisfies OptionTable

export type ThirteenPuzzleOptions = OptionsOf<typeof OPTIONS>

/** The page's State, as plain JSON. Nothing of it is hidden. */
export interface ThirteenPuzzleView {
  /** 14 entries, square 1 first: the card, or null for the vacant square. All null before the mix is known. */
  readonly squares: readonly (string | null)[]
  /** Number of the vacant square. */
  readonly vacant: number
  /** Cards on their own squares. */
  readonly home: number
  readonly moveCount: number
  /** Whether the set-up exchanged the last two cards. */
  readonly mended: boolean
  /** Whether this position can come home. */
  readonly solvable: boolean
  readonly solved: boolean
}

/** How it ends: all thirteen home, or an odd mix at its last picture. */
export type ThirteenPuzzleEnd = 'solved' | 'last-picture'

/** What one eye may know of a table. */
export type ThirteenPuzzleSeen = Seen<ThirteenPuzzleView, ThirteenPuzzleOptions>
