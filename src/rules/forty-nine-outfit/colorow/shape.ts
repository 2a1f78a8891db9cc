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

/** What describes Colorow before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Colorow',
  year: 1926,
  seats: { min: 2, max: 8 },
  /** The game's options, as the rules page (docs/rules/colorow.md) lists them. */
  options: {
    referee: { kind: 'choice', default: 'automatic', values: ['automatic', 'strict'] },
    connecting: { kind: 'choice', default: 'direct', values: ['direct', 'chain'] },
    lastDeal: { kind: 'choice', default: 'balanced', values: ['balanced', 'short'] },
    disputeCost: { kind: 'whole', default: 0, min: 0, max: 5 },
  },
} as const satisfies DescriptionParts

export type ColorowOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, complete or as one viewer sees it, as plain JSON. */

/** A phase of the game. `claim`: the last player must claim points for the play. */
export type Phase = 'play' | 'claim' | 'over'

/** The squares of a row, counted from 1, ascending. */
export type RowSquares = readonly number[]

/** The last card played. At a strict table a viewer learns what it is due only after a dispute. */
export interface LastPlay {
  readonly seat: string
  readonly card: string
  readonly square: number
  readonly due?: number
  readonly completed?: readonly RowSquares[]
  readonly connecting?: readonly RowSquares[]
  /** Null until points are claimed. With the automatic referee the points due. */
  readonly claimed: number | null
  readonly disputedBy: string | null
}

/** Lists hidden from the viewer are replaced by their lengths. */
export interface ColorowView {
  /** Number of deals made. */
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

/** What one viewer knows of a table: the view and the open data around it. */
export type ColorowSeen = GameView<ColorowView, ColorowOptions>

/**
 * Events of Colorow, as plain JSON, in the order in which they are reported:
 *
 * - the first deal: `dealt`, `centre`, `turn`
 * - a card played: `laid`; with the automatic referee `row` for each row that is paid and `scored`; `dealt` if all
 *   hands were empty; then `turn` or `ended`, in strict play only after the claim
 * - a claim (strict): `claimed`, then `turn`, or `ended` if it leaves nothing to settle
 * - a dispute (strict): `disputed`, `row`…, `forfeited` if a seat loses points, `ended` if the board is full
 * - `accepted`, `ended` (strict)
 *
 * Seats are numbers, cards are `"1"` … `"49"`, squares are numbers from 1 to 49.
 */
export type ColorowEvent =
  | DealtEvent
  | EventsOf<{
      /** The card dealt to square 25; it is no seat's play. */
      centre: { card: string; square: number }
      /** The seat that is to play a card. */
      turn: { seat: Seat }
      laid: { seat: Seat; card: string; square: number }
      /** A row for which a play is paid: completed or lengthened by it, or connected with such a row. */
      row: { seat: Seat; kind: 'completed' | 'connecting'; squares: RowSquares; points: number }
      /** Automatic: the points of all reported rows, credited at once. */
      scored: { seat: Seat; points: number }
      /** Strict: points credited as claimed, right or wrong; 0 if the player stays silent. */
      claimed: { seat: Seat; points: number }
      /** Strict: the referee recounted. `of`: the seat whose claim is disputed. */
      disputed: { seat: Seat; of: Seat; claimed: number; due: number }
      /** Strict: points lost for a claim too high (the surplus and five more) or for an unjustified dispute. */
      forfeited: { seat: Seat; for: 'erroneous count' | 'dispute'; points: number }
      /** Strict: the last claim of the game is accepted. */
      accepted: { seat: Seat }
      ended: { scores: readonly number[]; winners: readonly Seat[] }
    }>

export type RowEvent = Extract<ColorowEvent, { type: 'row' }>

/** Returns what a viewer may know of an event: cards dealt to other seats are hidden. */
export function eventFor(event: ColorowEvent, eye: Eye): ColorowEvent {
  if (event.type !== 'dealt') return event
  return { ...event, hands: handsFor(event.hands, eye) }
}
