import type { Seen, OptionsOf, OptionTable, Seat } from '../../kit'

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

/**
 * What happens in the tray, in the order in which it is told: `dealt`, `mended`; a slide: `slid`, then `left` or `home`,
 * `column`, `ended`. Cards are `"1"` … `"13"`, squares numbers from 1 to 14. Everybody may know all of it.
 */
export type ThirteenPuzzleEvent =
  | {
      readonly type: 'dealt'
      /** The cards as they were dealt on squares 1 to 13. */
      readonly cards: readonly string[]
    }
  /** A mix that can never come home was put right: two cards changed places. */
  | { readonly type: 'mended'; readonly squares: readonly number[] }
  | {
      readonly type: 'slid'
      readonly seat: Seat
      readonly card: string
      readonly from: number
      readonly to: number
    }
  /** A card came to its own square, or left it. */
  | { readonly type: 'home' | 'left'; readonly seat: Seat; readonly card: string; readonly square: number }
  /** With that card both cards of a column are home. */
  | {
      readonly type: 'column'
      readonly seat: Seat
      /** From 1 to 7. */
      readonly column: number
    }
  | { readonly type: 'ended'; readonly seat: Seat; readonly reason: ThirteenPuzzleEnd; readonly moveCount: number }
