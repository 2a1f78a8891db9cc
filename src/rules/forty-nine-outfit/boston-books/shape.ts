import {
  type EventsOf,
  type GameView,
  type OptionsOf,
  handsFor,
  type Eye,
  type Seat,
  type DescriptionParts,
} from '../../kit'
import type { Colour } from '../cards'
import type { DealtEvent } from '../pack'

/** What describes Boston Books before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Boston Books',
  year: 1926,
  seats: { min: 2, max: 7 },
  /** The game's options, as the rules page (docs/rules/boston-books.md) lists them. */
  options: {
    cheater: { kind: 'flag', default: false },
    target: { kind: 'whole', default: 7, min: 0, max: 21 },
  },
} as const satisfies DescriptionParts

export type BostonBooksOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, complete or as one viewer sees it, as plain JSON. */

/** The result of a call, as the rules page defines it. */
type CallResult = 'given' | 'drawn' | 'missed' | 'nothing'

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

/** The view of a table. Hidden hands are null, as even their sizes are secret; a hidden stock is its length. */
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
  /** Colours whose book has not been laid, in rainbow order. */
  readonly open: readonly Colour[]
  /** The latest call of the game. */
  readonly last: Call | null
  /** The deals played to the end, except one that ended a game with a target. */
  readonly deals: readonly FinishedDeal[]
}

/** What one viewer knows of a table: the view and the open data around it. */
export type BostonBooksSeen = GameView<BostonBooksView, BostonBooksOptions>

/**
 * Events of Boston Books, as plain JSON, in the order in which they are reported:
 *
 * - a deal: `dealt`, `book`… for books dealt complete, then `turn`, `dealOver` or `ended`
 * - a call: `asked`, then `given`, or `refused` with `drawn` or `nothing`; `book` if that completes one; then
 *   `dealOver`, `ended`, or `turn` if the turn passes
 * - a book with the Cheater: `book`, then `dealOver` or `ended` if it is the last one
 *
 * Seats are numbers, cards are `"1"` … `"49"` and `"C"`.
 */
export type BostonBooksEvent =
  | DealtEvent
  | EventsOf<{
      turn: { seat: Seat }
      /** A seat calls on another for a card. */
      asked: { seat: Seat; of: Seat; card: string }
      /** The card is handed over to `seat`. */
      given: { seat: Seat; of: Seat; card: string }
      /** The seat called on does not have the card. */
      refused: { seat: Seat }
      /**
       * `card`: null for every viewer but the drawer, unless it is the card called for, which is shown. `hit`: whether it
       * is the card called for. `last`: whether it was the last card of the stock.
       */
      drawn: { seat: Seat; card: string | null; hit: boolean; last: boolean }
      /** An unsuccessful call with no stock to draw from. */
      nothing: { seat: Seat }
      /** A book is laid aside: one point. `cards`: ascending, `C` last. */
      book: { seat: Seat; colour: Colour; cards: readonly string[] }
      /**
       * All colours are closed, and another deal follows. `books`: books of each seat in this deal; `scores` has the books
       * of all deals so far.
       */
      dealOver: { deal: number; books: readonly number[]; scores: readonly number[] }
      /** The game is over and all hands are laid open. */
      ended: { hands: readonly (readonly string[])[]; scores: readonly number[]; winners: readonly Seat[] }
    }>

export type AskedEvent = Extract<BostonBooksEvent, { type: 'asked' }>
export type GivenEvent = Extract<BostonBooksEvent, { type: 'given' }>
export type DrawnEvent = Extract<BostonBooksEvent, { type: 'drawn' }>

/** Returns what a viewer may know of an event: cards dealt to other seats and another seat's missed draw are hidden. */
export function eventFor(event: BostonBooksEvent, eye: Eye): BostonBooksEvent {
  if (event.type === 'dealt') return { ...event, hands: handsFor(event.hands, eye) }
  if (event.type === 'drawn' && !event.hit && event.seat !== eye) return { ...event, card: null }
  return event
}
