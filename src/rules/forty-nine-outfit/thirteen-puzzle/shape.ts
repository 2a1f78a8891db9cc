import type { EventsOf, GameView, OptionsOf, Seat, DescriptionParts } from '../../kit'

/** What describes The "13" Puzzle before its rules are loaded. */
export const DESCRIPTION = {
  title: 'The "13" Puzzle',
  year: 1928,
  /** The game's options, as the rules page (docs/rules/thirteen-puzzle.md) lists them. */
  options: {
    deal: { kind: 'choice', default: 'solvable', values: ['solvable', 'as-mixed'] },
  },
} as const satisfies DescriptionParts

export type ThirteenPuzzleOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, as plain JSON. Nothing is hidden. */
export interface ThirteenPuzzleView {
  /** 14 entries, square 1 first: the card, or null for the vacant square. All are null before the deal. */
  readonly squares: readonly (string | null)[]
  /** Number of the vacant square. */
  readonly vacant: number
  /** Number of cards on their own squares. */
  readonly home: number
  readonly moveCount: number
  /** Whether the set-up exchanged the last two cards. */
  readonly mended: boolean
  /** Whether all cards can come home from this position. */
  readonly solvable: boolean
  readonly solved: boolean
}

/** How a game ends: with all thirteen cards home, or, after an odd mix, with only the last two exchanged. */
export type ThirteenPuzzleEnd = 'solved' | 'last-picture'

/** What one viewer knows of a table: the view and the open data around it. */
export type ThirteenPuzzleSeen = GameView<ThirteenPuzzleView, ThirteenPuzzleOptions>

/**
 * Events, in the order in which they are reported. The deal: `dealt`, `mended`. A slide: `slid`, then `left` or `home`,
 * `column`, `ended`. Cards are `"1"` … `"13"`, squares numbers from 1 to 14. No event is hidden from any viewer.
 */
export type ThirteenPuzzleEvent = EventsOf<{
  /** `cards`: the cards as dealt to squares 1 to 13, before any exchange. */
  dealt: { cards: readonly string[] }
  /** An unsolvable mix was made solvable: two cards changed places. */
  mended: { squares: readonly number[] }
  slid: { seat: Seat; card: string; from: number; to: number }
  /** A card reached its own square, or left it. */
  home: { seat: Seat; card: string; square: number }
  /** A card reached its own square, or left it. */
  left: { seat: Seat; card: string; square: number }
  /** That card completed a column. `column`: from 1 to 7. */
  column: { seat: Seat; column: number }
  ended: { seat: Seat; reason: ThirteenPuzzleEnd; moveCount: number }
}>
