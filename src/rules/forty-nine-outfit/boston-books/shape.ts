import { type Seen, type OptionsOf, type OptionTable, handsFor, type Eye, type Seat } from '../../kit'
import type { Colour } from '../cards'
import type { DealtEvent } from '../pack'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: false },
  target: { kind: 'whole', default: 7, min: 0, max: 21 },
} as const satisfies OptionTable

export type BostonBooksOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what a seat may see of it, as plain JSON. */

/** What came of a call: see the page. */
export type CallResult = 'given' | 'drawn' | 'missed' | 'nothing'

export interface Book {
  readonly colour: Colour
  /** Ascending, `C` last. */
  readonly cards: readonly string[]
}

export interface Call {
  readonly seat: string
  readonly of: string
  readonly card: string
  readonly result: CallResult
}

export interface FinishedDeal {
  readonly dealer: string
  /** Seat → books of that deal. */
  readonly books: Readonly<Record<string, number>>
}

/** Other hands are null, for even their sizes are secret; the stock is its length. */
export interface BostonBooksView {
  /** From 1. */
  readonly deal: number
  readonly dealer: string
  /** Null when the game is over, and while cards are to be dealt. */
  readonly turn: string | null
  /** Top first. */
  readonly stock: readonly string[] | number
  /** Seat → cards ascending, `C` last. */
  readonly hands: Readonly<Record<string, readonly string[] | null>>
  /** Seat → this deal's books in the order laid. */
  readonly books: Readonly<Record<string, readonly Book[]>>
  /** Colours whose book is not laid yet, in rainbow order. */
  readonly open: readonly Colour[]
  /** The latest call of the game. */
  readonly last: Call | null
  /** The deals that were played out without ending a game with a target. */
  readonly deals: readonly FinishedDeal[]
}

/** What one eye may know of a table. */
export type BostonBooksSeen = Seen<BostonBooksView, BostonBooksOptions>

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
