import { handsFor, type EventsOf, type Eye, type Seat } from '../kit'

/**
 * Events that all casino games share, as plain JSON. Seats are numbers, cards are texts. `Counted` and `Ended` are what a
 * game tells besides of a counted round and of the end.
 */
export type CasinoEvent<Counted = object, Ended = { reason: 'target' }> = EventsOf<{
  /**
   * A deal. `seat`: the dealer. `deal`: its number within the round, from 1. `hands`: the cards that each seat holds
   * after it, in order, or only their number for other eyes. `table`: cards laid face up in this deal; empty after the
   * first. `stock`: cards left in the stock, including those too few for one per seat.
   */
  dealt: {
    seat: Seat
    round: number
    deal: number
    hands: readonly (readonly string[] | number)[]
    table: readonly string[]
    stock: number
  }
  turn: { seat: Seat }
  trailed: { seat: Seat; card: string }
  /**
   * A counted round, by seat; with partners, each seat has the side's points. `round`: from 1. `cards`: the side (without
   * partners, the seat) with the most cards; null if two are level. `points`: those of the round. `scores`: totals, this
   * round included.
   */
  counted: {
    round: number
    cards: Seat | null
    cardCounts: readonly number[]
    points: readonly number[]
    scores: readonly number[]
  } & Counted
  ended: { scores: readonly number[]; winners: readonly Seat[] } & Ended
}>

export type DealtEvent = Extract<CasinoEvent, { type: 'dealt' }>

/** Returns what an eye may know of an event: only the cards dealt to other seats are hidden. */
export function eventFor<E extends { readonly type: string }>(event: E | DealtEvent, eye: Eye): E | DealtEvent {
  if (!isDealt(event)) return event
  return { ...event, hands: handsFor(event.hands, eye) }
}

function isDealt(event: { readonly type: string }): event is DealtEvent {
  return event.type === 'dealt'
}
