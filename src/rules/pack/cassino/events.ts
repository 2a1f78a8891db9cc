import type { CountedEvent, DealtEvent, EndedEvent, TrailedEvent, TurnEvent } from '../../casino/events'
import type { Seat } from '../../kit'

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
  | DealtEvent
  | TurnEvent
  | TrailedEvent
  | CapturedEvent
  | BuiltEvent
  /** The capture cleared the table (21). */
  | { readonly type: 'swept'; readonly seat: Seat; readonly card: string }
  /**
   * The card could have captured more, so the others may call (25). Open information, but a face should not draw
   * attention to it.
   */
  | { readonly type: 'missed'; readonly seat: Seat; readonly card: string }
  | CalledEvent
  /** Nothing can be called any more (25), for a reason other than the next card being played. */
  | { readonly type: 'closed'; readonly seat: Seat }
  /** The round is played out; this seat may count, the others may still call (25). */
  | { readonly type: 'waiting'; readonly seat: Seat }
  | GatheredEvent
  | (CountedEvent & {
      /** The side (without partners, the seat) with the most spades; null in a tie. */
      readonly spades: Seat | null
      readonly spadeCounts: readonly number[]
      readonly sweeps: readonly number[]
    })
  | (EndedEvent & { readonly piles: readonly (readonly string[])[] })

/** A build in the state in which it was taken, raised or added to. */
export interface TakenBuild {
  readonly value: number
  readonly groups: number
  readonly cards: readonly string[]
  /** The seat that built or added last. */
  readonly by: Seat
}

export interface CapturedEvent {
  readonly type: 'captured'
  readonly seat: Seat
  readonly card: string
  readonly loose: readonly string[]
  readonly builds: readonly TakenBuild[]
}

/** Cards are put together as one build of a value. */
export interface BuiltEvent {
  readonly type: 'built'
  readonly seat: Seat
  readonly card: string
  readonly value: number
  readonly groups: number
  /** Loose cards used for it. */
  readonly loose: readonly string[]
  /** The build that was raised to the value, if any. */
  readonly raised: TakenBuild | null
  /** The build of the same value that was added to, if any. */
  readonly joined: TakenBuild | null
}

/** "Cassino!": another seat takes what was missed (25). */
export interface CalledEvent {
  readonly type: 'called'
  readonly seat: Seat
  /** The seat that missed the capture, and the card with which it could have been made. */
  readonly from: Seat
  readonly card: string
  readonly loose: readonly string[]
  readonly builds: readonly TakenBuild[]
}

/** The cards left on the table go to the seat that captured last; `seat` is absent if none did. */
export interface GatheredEvent {
  readonly type: 'gathered'
  readonly seat?: Seat
  readonly cards: readonly string[]
}
