import type { Seen, OptionsOf, OptionTable, Seat } from '../../kit'
import type { CasinoView, CountedRound } from '../../casino/shape'
import type { DealtEvent, TrailedEvent, TurnEvent } from '../../casino/events'

/** The options of the page. */
export const OPTIONS = {
  target: { kind: 'whole', default: 21, min: 1, max: 500 },
  partners: { kind: 'flag', default: false },
  leftovers: { kind: 'choice', default: 'last-trick', values: ['last-trick', 'board', 'out'] },
} as const satisfies OptionTable

export type ColorOptions = OptionsOf<typeof OPTIONS>

/** Partners sit opposite each other, A and C against B and D: that takes four. */
export function misfit(options: ColorOptions, seats: number): string | null {
  return options.partners && seats !== 4 ? 'Partners need four seats.' : null
}

/** The page's State and what a seat may see of it, as plain JSON. Cards are listed by colour R K G P, then by number. */

/** Somebody reached the target and leads alone. */
export type EndReason = 'target'

export interface BuildView {
  /** The lower and the higher card. */
  readonly cards: readonly string[]
  readonly by: string
}

/** A round that was counted. */
export interface RoundView extends CountedRound {
  /** Who has the most reds; null if two are level. */
  readonly reds: string | null
  readonly redCounts: Readonly<Record<string, number>>
  readonly sweeps: Readonly<Record<string, number>>
}

export interface ColorView extends CasinoView<BuildView, RoundView> {
  /** Seat → sweeps of this round. */
  readonly sweeps: Readonly<Record<string, number>>
}

/** What one eye may know of a table. */
export type ColorSeen = Seen<ColorView, ColorOptions>

/**
 * What happens at a table of Color Casino, as plain JSON, in the order in which one play tells it:
 *
 * - a deal: `dealt`, `leftovers` if they are laid on the board, `turn`
 * - a play: `trailed`, `built`, or `took` and `sweep` if it left nothing on the board; then `turn`, or when the hands
 *   are played out a deal, or the count of the round: `lastTrick` if somebody took in it and anything is left,
 *   `counted`, and `ended` unless another round is due
 *
 * Seats are numbers, cards are `"10R"`, listed by colour and number, pieces are written as in moves (`"7R"`, `"B7R"`).
 */
export type ColorEvent =
  | DealtEvent
  /** The cards too few to go round are laid open on the board. */
  | { readonly type: 'leftovers'; readonly cards: readonly string[] }
  | TurnEvent
  | TrailedEvent
  | BuiltEvent
  | TookEvent
  /** The taking left nothing on the board. */
  | { readonly type: 'sweep'; readonly seat: Seat }
  | LastTrickEvent
  | {
      readonly type: 'counted'
      readonly round: number
      /** Who has the most cards, and the most reds (with partners a side's first seat); null if two are level. */
      readonly cards: Seat | null
      readonly reds: Seat | null
      readonly cardCounts: readonly number[]
      readonly redCounts: readonly number[]
      readonly sweeps: readonly number[]
      /** Points of the round. */
      readonly points: readonly number[]
      /** With this round. */
      readonly scores: readonly number[]
    }
  | {
      readonly type: 'ended'
      readonly reason: EndReason
      readonly scores: readonly number[]
      readonly winners: readonly Seat[]
    }

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
  /** Every card that goes to the pile, the card played included, in order. */
  readonly cards: readonly string[]
}

export interface GroupTaken {
  readonly pieces: readonly string[]
  readonly how: 'sum' | 'difference'
  /** What is added up, ascending, or the two numbers of the difference, the higher first. */
  readonly numbers: readonly number[]
}

/** What is left when the hands are played out goes to the seat that took last; the leftovers with it, if so played. */
export interface LastTrickEvent {
  readonly type: 'lastTrick'
  readonly seat: Seat
  /** From the board. */
  readonly cards: readonly string[]
  /** Turned up from the stock. */
  readonly leftovers: readonly string[]
}
