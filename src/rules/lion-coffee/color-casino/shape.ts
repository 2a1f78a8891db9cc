import type { OptionsOf, OptionTable, Seat } from '../../kit'
import type { CasinoView, CountedRound } from '../../casino/shape'
import type { CountedEvent, DealtEvent, EndedEvent, TrailedEvent, TurnEvent } from '../../casino/events'

/** The options of the rules page (docs/rules/color-casino.md). */
export const OPTIONS = {
  target: { kind: 'whole', default: 21, min: 1, max: 500 },
  partners: { kind: 'flag', default: false },
  leftovers: { kind: 'choice', default: 'last-trick', values: ['last-trick', 'board', 'out'] },
} as const satisfies OptionTable

export type ColorOptions = OptionsOf<typeof OPTIONS>

/**
 * Returns why options do not fit the seats. Partners sit opposite each other, A and C against B and D, so they need
 * four.
 */
export function optionConflict(options: ColorOptions, seats: number): string | null {
  return options.partners && seats !== 4 ? 'Partners need four seats.' : null
}

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
 *   and `ended` unless another round is due
 *
 * Seats are numbers, cards are `"10R"`, listed by colour and number, pieces are written as in moves (`"7R"`, `"B7R"`).
 */
export type ColorEvent =
  | DealtEvent
  /** The cards too few for another deal are laid face up on the board. */
  | { readonly type: 'leftovers'; readonly cards: readonly string[] }
  | TurnEvent
  | TrailedEvent
  | BuiltEvent
  | TookEvent
  /** The taking cleared the board. */
  | { readonly type: 'sweep'; readonly seat: Seat }
  | LastTrickEvent
  | (CountedEvent & {
      /** The side (without partners, the seat) with the most reds; null in a tie. */
      readonly reds: Seat | null
      readonly redCounts: readonly number[]
      readonly sweeps: readonly number[]
    })
  /** A seat or side reached the target and leads alone. */
  | EndedEvent

export interface BuiltEvent {
  readonly type: 'built'
  readonly seat: Seat
  readonly card: string
  readonly on: string
  /** The lower and the higher card. */
  readonly cards: readonly string[]
}

export interface TookEvent {
  readonly type: 'took'
  readonly seat: Seat
  readonly card: string
  /** One way in which the pieces make groups worth the card. */
  readonly groups: readonly GroupTaken[]
  /** Every card that goes to the pile, including the card played, in order. */
  readonly cards: readonly string[]
}

export interface GroupTaken {
  readonly pieces: readonly string[]
  readonly how: 'sum' | 'difference'
  /** The numbers added, ascending, or the two numbers of the difference, the higher first. */
  readonly numbers: readonly number[]
}

/**
 * The cards left on the board when the hands are empty go to the seat that took last, with the leftovers if the option
 * says so.
 */
export interface LastTrickEvent {
  readonly type: 'lastTrick'
  readonly seat: Seat
  /** Cards from the board. */
  readonly cards: readonly string[]
  /** Cards turned up from the stock. */
  readonly leftovers: readonly string[]
}
