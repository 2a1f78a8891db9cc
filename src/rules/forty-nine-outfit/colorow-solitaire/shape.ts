import type { EventsOf, GameView, OptionsOf, DescriptionParts } from '../../kit'
import type { Colour } from '../cards'
import type { TrayEvent } from '../tray'

/** The highest possible count of the seven colours together, by exhaustion (docs/rules/colorow-solitaire.md). */
const MAX_SCORE = 100

/** What describes Colorow Solitaire before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Colorow Solitaire',
  year: 1928,
  /** The game's options, as the rules page lists them. */
  options: {
    mode: { kind: 'choice', default: 'free', values: ['free', 'dealt'] },
    target: { kind: 'whole', default: MAX_SCORE, min: 0, max: MAX_SCORE },
  },
} as const satisfies DescriptionParts

export type ColorowSolitaireOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, as plain JSON. */
export interface ColorowSolitaireView {
  /** 49 entries, square 1 first. */
  readonly board: readonly (string | null)[]
  /** Free: cards not on the board, ascending; dealt: empty. */
  readonly tray: readonly string[]
  /** Dealt: ascending; free: empty. */
  readonly hand: readonly string[]
  /** Dealt: top first, or its length while it is hidden; free: empty. */
  readonly stock: readonly string[] | number
  /** Points of each colour, red to violet. */
  readonly byColour: readonly number[]
  readonly score: number
  /** Whether the board is full and the target reached. */
  readonly solved: boolean
}

/** What one viewer knows of a table: the view and the open data around it. */
export type ColorowSolitaireSeen = GameView<ColorowSolitaireView, ColorowSolitaireOptions>

/**
 * Events of Colorow Solitaire, in the order in which they are reported:
 *
 * - the deal (dealt): `dealt`, `centre`
 * - a card put down: `placed`, `counted` for each colour whose count changed, then `dealt` if the hand was empty, or
 *   `ended` if the board is full (dealt)
 * - a card taken off (free): `lifted`, `counted`
 * - `done` (free): `ended`
 */
export type ColorowSolitaireEvent =
  | TrayEvent
  | EventsOf<{
      /** The next hand, face up. `stock`: number of cards left in the stock. */
      dealt: { hand: readonly string[]; stock: number }
      /** The card dealt to square 25. */
      centre: { card: string; square: number }
      /** The count of a colour changed. `score`: points of all colours together, after the whole move. */
      counted: { colour: Colour; before: number; now: number; score: number }
      /** `solved`: whether the target is reached. */
      ended: { score: number; solved: boolean }
    }>
