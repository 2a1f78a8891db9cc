import { type Seen, type OptionsOf, type OptionTable, handsFor, type Eye, type Seat } from '../../kit'
import type { DealtEvent } from '../pack'

/** The options of the page. */
export const OPTIONS = {
  referee: { kind: 'choice', default: 'automatic', values: ['automatic', 'strict'] },
  connecting: { kind: 'choice', default: 'direct', values: ['direct', 'chain'] },
  lastDeal: { kind: 'choice', default: 'balanced', values: ['balanced', 'short'] },
  disputeCost: { kind: 'whole', default: 0, min: 0, max: 5 },
} as const satisfies OptionTable

export type ColorowOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what is seen of it, as plain JSON. */

/** `claim`: the last player must say what it counts. */
export type Phase = 'play' | 'claim' | 'over'

/** A row by its squares, from 1, ascending. */
export type RowSquares = readonly number[]

/** The last card played. An eye at a strict table is told what it is due only once it was disputed. */
export interface LastPlay {
  readonly seat: string
  readonly card: string
  readonly square: number
  readonly due?: number
  readonly completed?: readonly RowSquares[]
  readonly connecting?: readonly RowSquares[]
  /** Null until it is claimed. With the automatic referee what is due. */
  readonly claimed: number | null
  readonly disputedBy: string | null
}

/** Lists that the eye may not see are their lengths. */
export interface ColorowView {
  /** Deals made, from 1. */
  readonly deal: number
  readonly dealer: string
  /** The seat that plays the next card; null if no card is left to play. */
  readonly turn: string | null
  readonly phase: Phase
  /** 49 entries, square 1 first. */
  readonly board: readonly (string | null)[]
  /** Seat → cards ascending. */
  readonly hands: Readonly<Record<string, readonly string[] | number>>
  /** Top first. */
  readonly stock: readonly string[] | number
  readonly lastPlay: LastPlay | null
  /** Whether the last claim may be disputed. */
  readonly disputable: boolean
}

/** What one eye may know of a table. */
export type ColorowSeen = Seen<ColorowView, ColorowOptions>

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
