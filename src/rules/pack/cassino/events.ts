import type { CasinoEvent } from '../../casino/events'
import type { EventsOf, Seat } from '../../kit'

/**
 * What happens at a table of Cassino, as plain JSON, in the order in which one ply reports it. (21) and (25) mark the
 * game to 21 or to 25 points in which an event occurs:
 *
 * - a shuffle: `dealt`, `turn`
 * - a play: `trailed`, `captured` or `built`; `swept` (21); `missed` if it may be called (25); then `turn`, or `dealt`
 *   and `turn`, or at the end of a round `waiting` (25) or the count
 * - a call (25): `called`, `closed` if nothing is left to call, then perhaps the count
 * - `count` (25): `closed`, then the count
 * - the count: `gathered`, `counted`, and perhaps `ended`
 *
 * Seats are numbers, cards are texts.
 */
export type CassinoEvent =
  | CasinoEvent<
      {
        /** The side (without partners, the seat) with the most spades; null in a tie. */
        spades: Seat | null
        spadeCounts: readonly number[]
        sweeps: readonly number[]
      },
      { reason: 'target'; piles: readonly (readonly string[])[] }
    >
  | EventsOf<{
      captured: { seat: Seat; card: string; loose: readonly string[]; builds: readonly TakenBuild[] }
      /**
       * Cards are put together as one build of a value. `loose`: loose cards used for it. `raised`: the build that was
       * raised to the value, if any. `joined`: the build of the same value that was added to, if any.
       */
      built: {
        seat: Seat
        card: string
        value: number
        groups: number
        loose: readonly string[]
        raised: TakenBuild | null
        joined: TakenBuild | null
      }
      /** The capture cleared the table (21). */
      swept: { seat: Seat; card: string }
      /**
       * The card could have captured more, so the others may call (25). Open information, but a face should not draw
       * attention to it.
       */
      missed: { seat: Seat; card: string }
      /**
       * "Cassino!": another seat takes what was missed (25). `from`: the seat that missed the capture, and the card with
       * which it could have been made.
       */
      called: { seat: Seat; from: Seat; card: string; loose: readonly string[]; builds: readonly TakenBuild[] }
      /** Nothing can be called any more (25), for a reason other than the next card being played. */
      closed: { seat: Seat }
      /** The round is played out; this seat may count, the others may still call (25). */
      waiting: { seat: Seat }
      /** The cards left on the table go to the seat that captured last; `seat` is absent if none did. */
      gathered: { seat?: Seat; cards: readonly string[] }
    }>

export type CapturedEvent = Extract<CassinoEvent, { type: 'captured' }>
export type BuiltEvent = Extract<CassinoEvent, { type: 'built' }>
export type GatheredEvent = Extract<CassinoEvent, { type: 'gathered' }>

/** A build in the state in which it was taken, raised or added to. */
export interface TakenBuild {
  readonly value: number
  readonly groups: number
  readonly cards: readonly string[]
  /** The seat that built or added last. */
  readonly by: Seat
}
