import { handsFor, lettersOf, type Eye, type Seat } from '../kit'
import { namesOf, type PackSets, dealerOf, type CasinoTable } from './table'

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

/** Returns the event for a deal just made at a table by colours. */
export function dealtEvent(pack: PackSets, state: CasinoTable): DealtEvent {
  const { round, deal, packSize, top } = state
  const hands = lettersOf(state.seats).map((_, seat) => namesOf(pack, state.hands, seat))
  const table = deal > 1 ? [] : pack.names(state.looseLow, state.looseHigh)
  return { type: 'dealt', seat: dealerOf(state), round, deal, hands, table, stock: packSize - top }
}

/** Returns what an eye may know of an event: only the cards dealt to other seats are hidden. */
export function eventFor<E extends { readonly type: string }>(event: E | DealtEvent, eye: Eye): E | DealtEvent {
  if (!isDealt(event)) return event
  return { ...event, hands: handsFor(event.hands, eye) }
}

function isDealt(event: { readonly type: string }): event is DealtEvent {
  return event.type === 'dealt'
}
