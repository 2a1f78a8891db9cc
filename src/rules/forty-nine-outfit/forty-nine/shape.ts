import { type Seen, type OptionsOf, type OptionTable, handsFor, type Eye, type Seat } from '../../kit'
import type { DealtEvent } from '../pack'

/** The options of the page. */
export const OPTIONS = {
  style: { kind: 'choice', default: 'score', values: ['score', 'baltimore'] },
  combinations: { kind: 'flag', default: false },
  referee: { kind: 'choice', default: 'automatic', values: ['automatic', 'strict'] },
} as const satisfies OptionTable

export type FortyNineOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what a seat may see of it, as plain JSON. */

export type EndReason = 'forty-nine' | 'last-card'

export interface TallyEntry {
  /** The players' move that it belongs to, from 1. */
  readonly ply: number
  readonly seat: string
  /** `square 45`, `row 3-45`, `fifty 5+45`, `hundred 5+15+35+45`, `forty-nine`, `hands 2`, `last card`, or a fault. */
  readonly for: string
  /** In points, never chips; negative for a fault. */
  readonly points: number
}

/**
 * Lists that the eye may not see are their lengths with the automatic referee, and null in strict play. The last two
 * keys stand only in what is seen of a strict table that is not over yet: they say what anybody there can see or has
 * seen, and the lists above cannot.
 */
export interface FortyNineView {
  readonly dealer: string
  /** Null when the game is over. */
  readonly turn: string | null
  /** Whether `turn` has drawn in this turn. */
  readonly drawn: boolean
  /** Top first. */
  readonly stock: readonly string[] | number | null
  /** Seat → cards ascending, `C` last. */
  readonly hands: Readonly<Record<string, readonly string[] | number | null>>
  /** 49 entries: entry i is square i + 1: null, the card's number as text, or `C`. */
  readonly board: readonly (string | null)[]
  /** Seat → points, in either style. */
  readonly points: Readonly<Record<string, number>>
  readonly tally: readonly TallyEntry[]
  /** Seats passed over by themselves after the last move, in order. */
  readonly skipped: readonly string[]
  readonly ended: EndReason | null
  /** Strict: whether the stock is empty. */
  readonly stockEmpty?: boolean
  /** Strict: seat → cards that were returned to its hand before all eyes and are still there. */
  readonly shown?: Readonly<Record<string, readonly string[]>>
}

/** What one eye may know of a table. */
export type FortyNineSeen = Seen<FortyNineView, FortyNineOptions>

/**
 * What happens at a table of Forty-Nine, as plain JSON, in the order in which one play tells it:
 *
 * - the deal: `dealt`, `turn`
 * - a draw: `drawn` (then `skipped`…, `turn` if the drawer of the last card cannot play)
 * - a play: `laid`, `row`…, `scored`…, `lastCard`, `forfeited`, `paid`…, then `ended`, or `skipped`… and `turn`
 * - a play on a square that is not open (strict): `returned`, `forfeited`, `paid`…, `turn`
 * - a pass: `passed` (then `forfeited`, `paid`… if it was wrong), `turn`
 *
 * Seats are numbers, cards are `"1"` … `"49"` and `"C"`, squares are numbers from 1 to 49. `for` is the tally's own text.
 */
export type FortyNineEvent =
  | Omit<DealtEvent, 'deal'>
  /** Whose turn begins. After the deal: the seat with the lowest card. */
  | { readonly type: 'turn'; readonly seat: Seat }
  | {
      readonly type: 'drawn'
      readonly seat: Seat
      /** Null for every eye but the drawer's. */
      readonly card: string | null
      /** Whether that was the last card of the stock. */
      readonly last: boolean
    }
  | LaidEvent
  /** A row of seven is full. In strict play it scores only if it was claimed, in a play that earns anything. */
  | {
      readonly type: 'row'
      readonly seat: Seat
      readonly row: string
      readonly squares: readonly number[]
      /** Whether it scores. */
      readonly claimed: boolean
    }
  | ScoredEvent
  /** The play emptied the hand. Not announced (strict): it brings nothing. */
  | { readonly type: 'lastCard'; readonly seat: Seat; readonly announced: boolean }
  /** Strict: the card went back to the hand; everybody has seen it. */
  | { readonly type: 'returned'; readonly seat: Seat; readonly card: string; readonly square: number }
  | ForfeitedEvent
  | { readonly type: 'passed'; readonly seat: Seat }
  /** Automatic: nothing to draw and nothing to lay, so passed over. */
  | { readonly type: 'skipped'; readonly seat: Seat }
  | PaidEvent
  /** The game is over and all hands are laid open. */
  | {
      readonly type: 'ended'
      readonly seat: Seat
      readonly reason: EndReason
      readonly hands: readonly (readonly string[])[]
      readonly scores: readonly number[]
      readonly winners: readonly Seat[]
    }

/** A card lies on its square, or the Cheater on any. */
export interface LaidEvent {
  readonly type: 'laid'
  readonly seat: Seat
  readonly card: string
  readonly square: number
}

/** One line of the tally with points won. */
export interface ScoredEvent {
  readonly type: 'scored'
  readonly seat: Seat
  readonly for: string
  readonly points: number
}

/** Strict: one line of the tally with points lost; `points` is positive. */
export interface ForfeitedEvent {
  readonly type: 'forfeited'
  readonly seat: Seat
  readonly for: 'returned' | 'false last card' | 'wrong pass'
  readonly points: number
}

/** Baltimore: chips cross the table. One event for each payer and payee, for the whole play together. */
export interface PaidEvent {
  readonly type: 'paid'
  readonly from: Seat
  readonly to: Seat
  readonly points: number
}

/** What an eye may know of an event: hidden are the cards that others were dealt and the card that another drew. */
export function eventFor(event: FortyNineEvent, eye: Eye): FortyNineEvent {
  if (event.type === 'dealt') return { ...event, hands: handsFor(event.hands, eye) }
  if (event.type === 'drawn' && event.seat !== eye) return { ...event, card: null }
  return event
}
