import { handsFor, type Eye, type Seat } from '../kit'

/** Events that all casino games share, as plain JSON. Seats are numbers, cards are texts. */

/** A deal. `hands` are the cards that each seat holds after it, in order, or only their number for other eyes. */
export interface DealtEvent {
  readonly type: 'dealt'
  /** The dealer. */
  readonly seat: Seat
  readonly round: number
  /** Number of the deal within the round, from 1. */
  readonly deal: number
  readonly hands: readonly (readonly string[] | number)[]
  /** Cards laid face up on the table in this deal; empty after the first deal. */
  readonly table: readonly string[]
  /** Cards left in the stock, including those too few for one per seat. */
  readonly stock: number
}

export interface TurnEvent {
  readonly type: 'turn'
  readonly seat: Seat
}

export interface TrailedEvent {
  readonly type: 'trailed'
  readonly seat: Seat
  readonly card: string
}

/** A counted round, by seat; with partners, each seat has the side's points. */
export interface CountedEvent {
  readonly type: 'counted'
  /** Number of the round, from 1. */
  readonly round: number
  /** The side (without partners, the seat) with the most cards; null if two are level. */
  readonly cards: Seat | null
  readonly cardCounts: readonly number[]
  /** Points of the round. */
  readonly points: readonly number[]
  /** Totals, this round included. */
  readonly scores: readonly number[]
}

export interface EndedEvent<Reason extends string = 'target'> {
  readonly type: 'ended'
  readonly reason: Reason
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
}

/** Returns what an eye may know of an event: only the cards dealt to other seats are hidden. */
export function eventFor<E extends { readonly type: string }>(event: E | DealtEvent, eye: Eye): E | DealtEvent {
  if (!isDealt(event)) return event
  return { ...event, hands: handsFor(event.hands, eye) }
}

function isDealt(event: { readonly type: string }): event is DealtEvent {
  return event.type === 'dealt'
}
