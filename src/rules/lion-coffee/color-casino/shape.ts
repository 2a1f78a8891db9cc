import type { DescriptionParts, EventsOf, OptionsOf, OptionTable, Seat } from '../../kit'
import type { CasinoView, CountedRound } from '../../casino/shape'
import type { CasinoEvent } from '../../casino/events'

/** The options of the rules page (docs/rules/color-casino.md). */
const OPTIONS = {
  target: { kind: 'whole', default: 21, min: 1, max: 500 },
  partners: { kind: 'flag', default: false },
  leftovers: { kind: 'choice', default: 'last-trick', values: ['last-trick', 'board', 'out'] },
} as const satisfies OptionTable

export type ColorOptions = OptionsOf<typeof OPTIONS>

/**
 * Returns why options do not fit the seats. Partners sit opposite each other, A and C against B and D, so they need
 * four.
 */
function optionConflict(options: ColorOptions, seats: number): string | null {
  return options.partners && seats !== 4 ? 'Partners need four seats.' : null
}

/** What describes Color Casino before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Color Casino',
  year: null,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  optionConflict,
} satisfies DescriptionParts

/**
 * The State of the rules page and what a seat may see of it, as plain JSON. Cards are listed by colour R K G P, then by
 * number.
 */

export interface BuildView {
  /** The lower and the higher card. */
  readonly cards: readonly string[]
  readonly by: string
}

/** A counted round. */
export interface RoundView extends CountedRound {
  /** The seat with the most reds; null in a tie. */
  readonly reds: string | null
  readonly redCounts: Readonly<Record<string, number>>
  readonly sweeps: Readonly<Record<string, number>>
}

export interface ColorView extends CasinoView<BuildView, RoundView> {
  /** Seat → sweeps of this round. */
  readonly sweeps: Readonly<Record<string, number>>
}

/**
 * What happens at a table of Color Casino, as plain JSON, in the order in which one play reports it:
 *
 * - a deal: `dealt`, `leftovers` if they are laid on the board, `turn`
 * - a play: `trailed`, `built`, or `took` and then `sweep` if it cleared the board; then `turn`, or when all hands are
 *   empty a deal, or the count of the round: `lastTrick` if a card was taken in it and any cards are left, `counted`,
 *   and `ended` if a seat or side has reached the target and leads alone
 *
 * Seats are numbers, cards are `"10R"`, listed by colour and number, pieces are written as in moves (`"7R"`, `"B7R"`).
 */
export type ColorEvent =
  | CasinoEvent<{
      /** The side (without partners, the seat) with the most reds; null in a tie. */
      reds: Seat | null
      redCounts: readonly number[]
      sweeps: readonly number[]
    }>
  | EventsOf<{
      /** The cards too few for another deal are laid face up on the board. */
      leftovers: { cards: readonly string[] }
      /** `cards`: the lower and the higher card. */
      built: { seat: Seat; card: string; on: string; cards: readonly string[] }
      /**
       * `groups`: one way in which the pieces make groups worth the card. `cards`: every card that goes to the pile,
       * including the card played, in order.
       */
      took: { seat: Seat; card: string; groups: readonly GroupTaken[]; cards: readonly string[] }
      /** The taking cleared the board. */
      sweep: { seat: Seat }
      /**
       * The cards left on the board when the hands are empty go to the seat that took last, with the leftovers if the
       * option says so. `cards`: cards from the board. `leftovers`: cards turned up from the stock.
       */
      lastTrick: { seat: Seat; cards: readonly string[]; leftovers: readonly string[] }
    }>

export type BuiltEvent = Extract<ColorEvent, { type: 'built' }>
export type TookEvent = Extract<ColorEvent, { type: 'took' }>

export interface GroupTaken {
  readonly pieces: readonly string[]
  readonly how: 'sum' | 'difference'
  /** The numbers added, ascending, or the two numbers of the difference, the higher first. */
  readonly numbers: readonly number[]
}
