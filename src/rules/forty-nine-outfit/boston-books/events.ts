import { handsFor, type Eye, type Seat } from '../../kit'
import type { Colour } from '../cards'

/**
 * What happens at a table of Boston Books, as plain JSON, in the order in which it is told:
 *
 * - a deal: `dealt`, `book`… for those dealt ready-made, then `turn`, `dealOver` or `ended`
 * - a call: `asked`, then `given`, or `refused` with `drawn` or `nothing`; `book` if that completes one; then `dealOver`,
 *   `ended`, or `turn` if it passes
 * - a book with the Cheater: `book`, then `dealOver` or `ended` if that was all
 *
 * Seats are numbers, cards are `"1"` … `"49"` and `"C"`.
 */
export type BostonBooksEvent =
  | DealtEvent
  | { readonly type: 'turn'; readonly seat: Seat }
  | AskedEvent
  | GivenEvent
  /** The seat called on has not got the card. */
  | { readonly type: 'refused'; readonly seat: Seat }
  | DrawnEvent
  /** A call in vain with no stock to draw from. */
  | { readonly type: 'nothing'; readonly seat: Seat }
  /** A book is laid aside: one point. */
  | {
      readonly type: 'book'
      readonly seat: Seat
      readonly colour: Colour
      /** Ascending, `C` last. */
      readonly cards: readonly string[]
    }
  /** All colours are closed, and another deal follows. */
  | {
      readonly type: 'dealOver'
      readonly deal: number
      /** Books of the deal, and of all deals so far. */
      readonly books: readonly number[]
      readonly scores: readonly number[]
    }
  /** The game is over and all hands are laid open. */
  | {
      readonly type: 'ended'
      readonly hands: readonly (readonly string[])[]
      readonly scores: readonly number[]
      readonly winners: readonly Seat[]
    }

/** Seven cards to each seat: a hand as its cards, ascending, or as its size for other eyes. */
export interface DealtEvent {
  readonly type: 'dealt'
  /** The dealer. */
  readonly seat: Seat
  /** From 1. */
  readonly deal: number
  readonly hands: readonly (readonly string[] | number)[]
  /** How many cards are left for the stock. */
  readonly stock: number
}

/** A seat calls on another for a card. */
export interface AskedEvent {
  readonly type: 'asked'
  readonly seat: Seat
  readonly of: Seat
  readonly card: string
}

/** The card is handed over to `seat`. */
export interface GivenEvent {
  readonly type: 'given'
  readonly seat: Seat
  readonly of: Seat
  readonly card: string
}

export interface DrawnEvent {
  readonly type: 'drawn'
  readonly seat: Seat
  /** Null for every eye but the drawer's, unless it is the very card called for and so shown. */
  readonly card: string | null
  /** Whether it is the very card. */
  readonly hit: boolean
  /** Whether it was the last card of the stock. */
  readonly last: boolean
}

/** What an eye may know of an event: hidden are the cards that others were dealt, and what another drew in vain. */
export function eventFor(event: BostonBooksEvent, eye: Eye): BostonBooksEvent {
  if (event.type === 'dealt') return { ...event, hands: handsFor(event.hands, eye) }
  if (event.type === 'drawn' && !event.hit && event.seat !== eye) return { ...event, card: null }
  return event
}
