import type { Seen, OptionsOf, OptionTable, Seat } from '../../kit'
import type { CasinoView, CountedRound } from '../../casino/shape'
import type { Colour } from '../cards'
import type { DealtEvent, TrailedEvent, TurnEvent } from '../../casino/events'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: false },
  target: { kind: 'whole', default: 0, min: 0, max: 1000 },
} as const satisfies OptionTable

export type ChicagoOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what a seat may see of it, as plain JSON. Cards are listed ascending, `C` last. */

/** `round`: the one round is played; `target`: somebody reached it and leads alone. */
export type EndReason = 'round' | 'target'

export interface BuildView {
  readonly colour: Colour
  /** Ascending. */
  readonly cards: readonly string[]
  /** The seat that built or rebuilt it last. */
  readonly by: string
}

export type RoundView = CountedRound

export type ChicagoView = CasinoView<BuildView, RoundView>

/** What one eye may know of a table. */
export type ChicagoSeen = Seen<ChicagoView, ChicagoOptions>

/**
 * What happens at a table of Chicago-Casino, as plain JSON, in the order in which one play tells it:
 *
 * - a deal: `dealt`, `odd` if cards are left over, `turn`
 * - a play: `trailed`, `took` or `built`; then `turn`, or when the hands are played out a deal, or the count of the
 *   round: `swept` if somebody took in it, `counted`, and `ended` unless another round is due
 *
 * Seats are numbers, cards are `"1"` … `"49"` and `"C"`, pieces are written as in moves (`"17"`, `"C"`, `"B17"`).
 */
export type ChicagoEvent =
  | DealtEvent
  /** The cards too few to go round are laid open on the table. */
  | { readonly type: 'odd'; readonly cards: readonly string[] }
  | TurnEvent
  | TrailedEvent
  | TookEvent
  | BuiltEvent
  /** The last trick: what lies on the table when the hands are played out goes to the seat that took last. */
  | { readonly type: 'swept'; readonly seat: Seat; readonly cards: readonly string[] }
  | {
      readonly type: 'counted'
      readonly round: number
      /** Who has the most cards; null if two are level or nobody took. */
      readonly cards: Seat | null
      readonly cardCounts: readonly number[]
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

export interface TookEvent {
  readonly type: 'took'
  readonly seat: Seat
  readonly card: string
  readonly pieces: readonly string[]
  /** Loose drones and a loose Cheater among the pieces that go along with others. */
  readonly riders: readonly string[]
  /** Every card that goes to the pile, the card played included, ascending. */
  readonly cards: readonly string[]
}

export interface BuiltEvent {
  readonly type: 'built'
  readonly seat: Seat
  readonly card: string
  readonly pieces: readonly string[]
  readonly colour: Colour
  /** What the build consists of now, ascending. */
  readonly cards: readonly string[]
  /** Whose build it was before; null for a new one. */
  readonly from: Seat | null
}
