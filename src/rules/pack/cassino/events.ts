import type { DealtEvent, TrailedEvent, TurnEvent } from '../../casino/events'
import type { Seat } from '../../kit'

/**
 * What happens at a table of Cassino, as plain JSON, in the order in which one ply tells it:
 *
 * - a shuffle: `dealt`, `turn`
 * - a play: `trailed`, `captured` or `built`; `swept` (21); `missed` if it may be called (25); then `turn`, or
 *   `dealt` and `turn`, or at the end of a round `waiting` (25) or the count
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
  /** The capture left nothing on the table (21). */
  | { readonly type: 'swept'; readonly seat: Seat; readonly card: string }
  /** The card could have captured more: the others may call (25). Open knowledge, but a face should not shout it. */
  | { readonly type: 'missed'; readonly seat: Seat; readonly card: string }
  | CalledEvent
  /** Nothing can be called any more (25), other than because the next card was played. */
  | { readonly type: 'closed'; readonly seat: Seat }
  /** The round is played out; the seat may count, the others may still call (25). */
  | { readonly type: 'waiting'; readonly seat: Seat }
  | GatheredEvent
  /** A round is counted, by seat; with partners the points are the side's. */
  | {
      readonly type: 'counted'
      /** From 1. */
      readonly round: number
      /** The side (without partners, the seat) with most cards, and with most spades; null if two are level. */
      readonly cards: number | null
      readonly spades: number | null
      readonly cardCounts: readonly number[]
      readonly spadeCounts: readonly number[]
      readonly sweeps: readonly number[]
      readonly points: readonly number[]
      /** Totals after it. */
      readonly scores: readonly number[]
    }
  | {
      readonly type: 'ended'
      readonly reason: 'target'
      readonly piles: readonly (readonly string[])[]
      readonly scores: readonly number[]
      readonly winners: readonly Seat[]
    }

/** A build as it lay when it was taken, raised or added to. */
export interface TakenBuild {
  readonly value: number
  readonly groups: number
  readonly cards: readonly string[]
  /** Who built or added last. */
  readonly by: Seat
}

export interface CapturedEvent {
  readonly type: 'captured'
  readonly seat: Seat
  readonly card: string
  readonly loose: readonly string[]
  readonly builds: readonly TakenBuild[]
}

/** Cards lie together as one build of a value. */
export interface BuiltEvent {
  readonly type: 'built'
  readonly seat: Seat
  readonly card: string
  readonly value: number
  readonly groups: number
  /** What was taken up for it. */
  readonly loose: readonly string[]
  /** The build that was raised to the value, if one was. */
  readonly raised: TakenBuild | null
  /** The build of the value that it was added to, if one lay there. */
  readonly joined: TakenBuild | null
}

/** "Cassino!": another seat takes what was missed (25). */
export interface CalledEvent {
  readonly type: 'called'
  readonly seat: Seat
  /** Who missed it, and with which card. */
  readonly from: Seat
  readonly card: string
  readonly loose: readonly string[]
  readonly builds: readonly TakenBuild[]
}

/** What was left on the table goes to the seat that captured last; to nobody if nobody did. */
export interface GatheredEvent {
  readonly type: 'gathered'
  readonly seat?: Seat
  readonly cards: readonly string[]
}
