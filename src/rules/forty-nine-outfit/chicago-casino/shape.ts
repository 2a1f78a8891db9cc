import type { EventsOf, OptionsOf, DescriptionParts, Seat } from '../../kit'
import type { CasinoView, CountedRound } from '../../casino/shape'
import type { Colour } from '../cards'
import type { CasinoEvent } from '../../casino/events'

/** What describes Chicago-Casino before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Chicago-Casino',
  year: 1926,
  seats: { min: 2, max: 8 },
  /** The game's options, as the rules page (docs/rules/chicago-casino.md) lists them. */
  options: {
    cheater: { kind: 'flag', default: false },
    target: { kind: 'whole', default: 0, min: 0, max: 1000 },
  },
} as const satisfies DescriptionParts

export type ChicagoOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/**
 * The State of the rules page, complete or as one viewer sees it, as plain JSON. Cards are listed ascending, `C` last.
 */

export interface BuildView {
  readonly colour: Colour
  /** Ascending. */
  readonly cards: readonly string[]
  /** The seat that built or rebuilt it last. */
  readonly by: string
}

export type ChicagoView = CasinoView<BuildView, CountedRound>

/**
 * Events of Chicago-Casino, as plain JSON, in the order in which one play reports them:
 *
 * - a deal: `dealt`, `odd` if cards are left over, `turn`
 * - a play: `trailed`, `took` or `built`; then `turn`, or when the hands are empty a deal, or the count of the round:
 *   `swept` if a seat took cards in it, `counted`, and `ended` unless another round is due
 *
 * Seats are numbers, cards are `"1"` … `"49"` and `"C"`, pieces are written as in moves (`"17"`, `"C"`, `"B17"`).
 */
export type ChicagoEvent =
  /** `round`: the only round has been played; `target`: a seat has reached the target and leads alone. */
  | CasinoEvent<object, { reason: 'round' | 'target' }>
  | EventsOf<{
      /** The cards too few to go round are laid face up on the table. */
      odd: { cards: readonly string[] }
      /**
       * `riders`: loose drones and a loose Cheater among the pieces, if they ride along with others. `cards`: every card
       * that goes to the pile, the card played included, ascending.
       */
      took: { seat: Seat; card: string; pieces: readonly string[]; riders: readonly string[]; cards: readonly string[] }
      /** `cards`: the cards of the build now, ascending. `from`: the previous builder; null for a new build. */
      built: {
        seat: Seat
        card: string
        pieces: readonly string[]
        colour: Colour
        cards: readonly string[]
        from: Seat | null
      }
      /** The last trick: the cards on the table when the hands are empty go to the seat that took last. */
      swept: { seat: Seat; cards: readonly string[] }
    }>

export type TookEvent = Extract<ChicagoEvent, { type: 'took' }>
export type BuiltEvent = Extract<ChicagoEvent, { type: 'built' }>
