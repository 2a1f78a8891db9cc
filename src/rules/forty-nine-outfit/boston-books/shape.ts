import type { Seen, OptionsOf, OptionTable } from '../../kit'
import type { Colour } from '../cards'

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
