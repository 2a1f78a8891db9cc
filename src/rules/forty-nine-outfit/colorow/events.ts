import { handsFor, type Eye, type Seat } from '../../kit'
import type { RowSquares } from './shape'

/**
 * What happens at a table of Colorow, as plain JSON, in the order in which it is told:
 *
 * - the first deal: `dealt`, `centre`, `turn`
 * - a card played: `laid`; with the automatic referee `row` for each row that is paid and `scored`; `dealt` if all hands
 *   were empty; then `turn` or `ended`, in strict play once it is claimed
 * - a claim (strict): `claimed`, then `turn`, or `ended` if nothing of it is open
 * - a dispute (strict): `disputed`, `row`…, `forfeited` if anybody loses points, `ended` if the board is full
 * - `accepted`, `ended` (strict)
 *
 * Seats are numbers, cards are `"1"` … `"49"`, squares are numbers from 1 to 49.
 */
export type ColorowEvent =
  | DealtEvent
  /** The card that chance laid on square 25; nobody's play. */
  | { readonly type: 'centre'; readonly card: string; readonly square: number }
  /** Whose turn it is to play a card. */
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: string; readonly square: number }
  | RowEvent
  /** Automatic: the points of all these rows, credited at once. */
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number }
  /** Strict: points credited as said, right or wrong. 0: silence. */
  | { readonly type: 'claimed'; readonly seat: Seat; readonly points: number }
  /** Strict: the referee recounted. */
  | {
      readonly type: 'disputed'
      readonly seat: Seat
      /** Whose count it is. */
      readonly of: Seat
      readonly claimed: number
      readonly due: number
    }
  /** Strict: points lost, for a count too high (the surplus and five more) or for a dispute without cause. */
  | {
      readonly type: 'forfeited'
      readonly seat: Seat
      readonly for: 'erroneous count' | 'dispute'
      readonly points: number
    }
  /** Strict: the last count of the game stands. */
  | { readonly type: 'accepted'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly Seat[] }

/** Cards to every seat: a hand as its cards, ascending, or as its size for other eyes. */
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

/** A row that the play is due: completed or lengthened by it, or connected with such a row. */
export interface RowEvent {
  readonly type: 'row'
  readonly seat: Seat
  readonly kind: 'completed' | 'connecting'
  readonly squares: RowSquares
  readonly points: number
}

/** What an eye may know of an event: hidden are the cards that others were dealt. */
export function eventFor(event: ColorowEvent, eye: Eye): ColorowEvent {
  if (event.type !== 'dealt') return event
  return { ...event, hands: handsFor(event.hands, eye) }
}
