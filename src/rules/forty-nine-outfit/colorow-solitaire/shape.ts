import type { Seen, OptionsOf, OptionTable } from '../../kit'
import type { Colour } from '../cards'
import type { LiftedEvent, PlacedEvent } from '../tray/events'

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

/**
 * What happens at Colorow Solitaire, in the order in which it is told:
 *
 * - the deal (dealt): `dealt`, `centre`
 * - a card put down: `placed`, `counted` for each colour whose count changed, then `dealt` if the hand was empty, or
 *   `ended` if the board is full (dealt)
 * - a card taken off (free): `lifted`, `counted`
 * - `done` (free): `ended`
 */
export type ColorowSolitaireEvent =
  | PlacedEvent
  | LiftedEvent
  /** The next hand, which lies open. */
  | {
      readonly type: 'dealt'
      readonly hand: readonly string[]
      /** How many cards are left. */
      readonly stock: number
    }
  /** The card that chance laid on square 25. */
  | { readonly type: 'centre'; readonly card: string; readonly square: number }
  /** A colour counts more or less than before. */
  | {
      readonly type: 'counted'
      readonly colour: Colour
      readonly before: number
      readonly now: number
      /** All colours together, after the whole move. */
      readonly score: number
    }
  | {
      readonly type: 'ended'
      readonly score: number
      /** Whether the target is reached. */
      readonly solved: boolean
    }
