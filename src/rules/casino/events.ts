import { handsFor, lettersOf, type Eye, type Seat } from '../kit'
import { namesOf, type PackSets, dealerOf, type CasinoTable } from './table'

/** What every casino tells, as plain JSON. Seats are numbers, cards are texts. */

/** Cards to each seat: those that it has then, in order, or how many for other eyes. */
export interface DealtEvent {
  readonly type: 'dealt'
  /** The dealer. */
  readonly seat: Seat
  readonly round: number
  /** Which deal of the round, from 1. */
  readonly deal: number
  readonly hands: readonly (readonly string[] | number)[]
  /** What is laid open on the table in this deal; nothing after the first. */
  readonly table: readonly string[]
  /** How many cards are left, those included that will not go round. */
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

/** A deal just made at a table by colours. */
export function dealtEvent(pack: PackSets, state: CasinoTable): DealtEvent {
  const { round, deal, size, top } = state
  const hands = lettersOf(state.seats).map((_, seat) => namesOf(pack, state.hands, seat))
  const table = deal > 1 ? [] : pack.names(state.looseLow, state.looseHigh)
  return { type: 'dealt', seat: dealerOf(state), round, deal, hands, table, stock: size - top }
}

/** What an eye may know of an event: hidden are only the cards that others were dealt. */
export function eventFor<E extends { readonly type: string }>(event: E | DealtEvent, eye: Eye): E | DealtEvent {
  if (!isDealt(event)) return event
  return { ...event, hands: handsFor(event.hands, eye) }
}

function isDealt(event: { readonly type: string }): event is DealtEvent {
  return event.type === 'dealt'
}
