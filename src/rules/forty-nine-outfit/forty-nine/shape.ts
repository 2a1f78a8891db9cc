import {
  type EventsOf,
  type GameView,
  type OptionsOf,
  handsFor,
  type Eye,
  type Seat,
  type DescriptionParts,
} from '../../kit'
import type { DealtEvent } from '../pack'

/** What describes Forty-Nine before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Forty-Nine',
  year: 1926,
  seats: { min: 2, max: 8 },
  /** The game's options, as the rules page (docs/rules/forty-nine.md) lists them. */
  options: {
    style: { kind: 'choice', default: 'score', values: ['score', 'baltimore'] },
    combinations: { kind: 'flag', default: false },
    referee: { kind: 'choice', default: 'automatic', values: ['automatic', 'strict'] },
  },
} as const satisfies DescriptionParts

export type FortyNineOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, complete or as one viewer sees it, as plain JSON. */

export type EndReason = 'forty-nine' | 'last-card'

export interface TallyEntry {
  /** The ply to which it belongs, from 1. */
  readonly ply: number
  readonly seat: string
  /** `square 45`, `row 3-45`, `fifty 5+45`, `hundred 5+15+35+45`, `forty-nine`, `hands 2`, `last card`, or a fault. */
  readonly for: string
  /** In points, never chips; negative for a fault. */
  readonly points: number
}

/**
 * The view of a table. Lists hidden from the viewer are their lengths with the automatic referee, and null in strict
 * play. The last two keys exist only in views of a strict table that is not over: they hold what everyone there can see
 * or has seen and the hidden lists cannot show.
 */
export interface FortyNineView {
  readonly dealer: string
  /** Null when the game is over. */
  readonly turn: string | null
  /** Whether the seat to move has drawn in this turn. */
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
  /** Seats passed over automatically after the last move, in order. */
  readonly skipped: readonly string[]
  readonly ended: EndReason | null
  /** Strict: whether the stock is empty. */
  readonly stockEmpty?: boolean
  /** Strict: seat → cards that were openly returned to its hand and are still there. */
  readonly shown?: Readonly<Record<string, readonly string[]>>
}

/** What one viewer knows of a table: the view and the open data around it. */
export type FortyNineSeen = GameView<FortyNineView, FortyNineOptions>

/**
 * Events of Forty-Nine, as plain JSON, in the order in which one play reports them:
 *
 * - the deal: `dealt`, `turn`
 * - a draw: `drawn` (then `skipped`…, `turn` if the drawer of the last card cannot play)
 * - a play: `laid`, `row`…, `scored`…, `lastCard`, `forfeited`, `paid`…, then `ended`, or `skipped`… and `turn`
 * - a play on a square that is not open (strict): `returned`, `forfeited`, `paid`…, `turn`
 * - a pass: `passed` (then `forfeited`, `paid`… if it was wrong), `turn`
 *
 * Seats are numbers, cards are `"1"` … `"49"` and `"C"`, squares are numbers from 1 to 49. `for` is the tally's text.
 */
export type FortyNineEvent =
  | Omit<DealtEvent, 'deal'>
  | EventsOf<{
      /** The seat whose turn begins; after the deal the one with the lowest card. */
      turn: { seat: Seat }
      /** `card`: null for every viewer but the drawer. `last`: whether it was the last card of the stock. */
      drawn: { seat: Seat; card: string | null; last: boolean }
      /** A card was laid on its own square, or the Cheater on any. */
      laid: { seat: Seat; card: string; square: number }
      /**
       * A row of seven is full. In strict play it scores only if claimed, and not in a play with a false announcement.
       * `claimed`: whether it scores.
       */
      row: { seat: Seat; row: string; squares: readonly number[]; claimed: boolean }
      /** One entry of the tally with points won. */
      scored: { seat: Seat; for: string; points: number }
      /** The play emptied the hand. If not announced (strict), it scores nothing as a last card. */
      lastCard: { seat: Seat; announced: boolean }
      /** Strict: the card was returned to the hand; everyone has seen it. */
      returned: { seat: Seat; card: string; square: number }
      /** Strict: one entry of the tally with points lost; `points` is positive. */
      forfeited: { seat: Seat; for: 'returned' | 'false last card' | 'wrong pass'; points: number }
      passed: { seat: Seat }
      /** Automatic: the seat has nothing to draw and nothing to lay and is passed over. */
      skipped: { seat: Seat }
      /** Baltimore: chips change hands. One event for each pair of payer and payee, for the whole play together. */
      paid: { from: Seat; to: Seat; points: number }
      /** The game is over and all hands are laid open. */
      ended: {
        seat: Seat
        reason: EndReason
        hands: readonly (readonly string[])[]
        scores: readonly number[]
        winners: readonly Seat[]
      }
    }>

export type ScoredEvent = Extract<FortyNineEvent, { type: 'scored' }>
export type ForfeitedEvent = Extract<FortyNineEvent, { type: 'forfeited' }>
export type PaidEvent = Extract<FortyNineEvent, { type: 'paid' }>

/** Returns what a viewer may know of an event: cards dealt to other seats and cards that they draw are hidden. */
export function eventFor(event: FortyNineEvent, eye: Eye): FortyNineEvent {
  if (event.type === 'dealt') return { ...event, hands: handsFor(event.hands, eye) }
  if (event.type === 'drawn' && event.seat !== eye) return { ...event, card: null }
  return event
}
