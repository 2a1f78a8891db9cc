import type { EventsOf, GameView, OptionsOf, Seat, DescriptionParts } from '../../kit'

/** What describes Pittsburgh Draw Puzzle before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Pittsburgh Draw Puzzle',
  year: 1928,
  /** The game's options, as the rules page (docs/rules/pittsburgh-draw-puzzle.md) lists them. */
  options: {
    extremes: { kind: 'flag', default: true },
  },
} as const satisfies DescriptionParts

export type TenHandsOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, as plain JSON. Nothing is hidden. */
export interface TenHandsView {
  /** `1` … `10` → cards ascending, `C` last. */
  readonly hands: Readonly<Record<string, readonly string[]>>
  /** `1` … `10` → the rank of a hand of five cards, else null. */
  readonly ranks: Readonly<Record<string, number | null>>
  /** Ascending, `C` last. */
  readonly tray: readonly string[]
  /** Number of hands that are right. */
  readonly right: number
  readonly solved: boolean
}

/** What one viewer knows of a table: the view and the open data around it. */
export type TenHandsSeen = GameView<TenHandsView, TenHandsOptions>

/**
 * Events, as plain JSON; cards are `"1"` … `"49"` and `"C"`, hands 1 to 10, `null` is the tray. In this order:
 * `placed`, then `opened` if the hand that lost the card was right, `filled` if another hand now has five cards, and
 * `solved`.
 */
export type TenHandsEvent = EventsOf<{
  placed: { seat: Seat; card: string; from: number | null; to: number | null }
  opened: { seat: Seat; hand: number }
  /** `right`: whether the hand is as the puzzle requires. */
  filled: { seat: Seat; hand: number; rank: number; right: boolean }
  solved: { seat: Seat }
}>
