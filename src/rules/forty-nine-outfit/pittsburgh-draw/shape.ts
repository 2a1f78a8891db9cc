import {
  type EventsOf,
  type GameView,
  type OptionsOf,
  handsFor,
  type Eye,
  type Seat,
  type DescriptionParts,
} from '../../kit'
import type { HandKind } from '../ranking'
import type { DealtEvent } from '../pack'

/** What describes Pittsburgh Draw before its rules are loaded. */
export const DESCRIPTION = {
  title: 'Pittsburgh Draw',
  year: 1926,
  seats: { min: 2, max: 8 },
  /** The game's options, as the rules page (docs/rules/pittsburgh-draw.md) lists them. */
  options: {
    cheater: { kind: 'flag', default: true },
    target: { kind: 'whole', default: 21, min: 1, max: 100 },
  },
} as const satisfies DescriptionParts

export type PittsburghOptions = OptionsOf<(typeof DESCRIPTION)['options']>

/** The State of the rules page, complete or as one viewer sees it, as plain JSON. */

/** A hand as shown at the end of a deal. */
export interface ShownHand {
  /** Ascending, `C` last. */
  readonly cards: readonly string[]
  readonly kind: HandKind
  readonly value: number
  /** The numbers of the governing cards, highest first, the Cheater's included. */
  readonly governs: readonly number[]
  /** The number that the Cheater stands for; null in a hand without the Cheater. */
  readonly cheaterAs: number | null
}

/** The last showing of all hands. */
export interface Showing {
  readonly dealer: string
  readonly winner: string
  readonly points: number
  readonly hands: Readonly<Record<string, ShownHand>>
}

export interface FinishedDeal {
  readonly dealer: string
  readonly winner: string
  readonly kind: HandKind
  readonly points: number
}

/** Lists hidden from the viewer are replaced by their lengths. */
export interface PittsburghView {
  /** From 1. */
  readonly deal: number
  readonly dealer: string
  /** Null when the game is over or waits for a shuffle. */
  readonly turn: string | null
  /** Top first. */
  readonly stock: readonly string[] | number
  /** Seat → cards ascending, `C` last. */
  readonly hands: Readonly<Record<string, readonly string[] | number>>
  /** Seat → its discards in this deal; null before its move. */
  readonly discards: Readonly<Record<string, readonly string[] | number | null>>
  readonly shown: Showing | null
  readonly deals: readonly FinishedDeal[]
}

/** What one viewer knows of a table: the view and the open data around it. */
export type PittsburghSeen = GameView<PittsburghView, PittsburghOptions>

/**
 * Events of Pittsburgh Draw, as plain JSON, in the order in which they are reported:
 *
 * - the deal: `dealt`, `turn`
 * - a move: `discarded` or `stood`, then `turn`, or after the dealer's the exchange
 * - the exchange: `drawn` for each seat that threw cards away; if the stock runs out before all cards are drawn, the
 *   drawing stops, and continues after `reshuffled` (a seat served in two parts draws twice); then the showing
 * - the showing: `shown` for each seat, `won`, and `ended` after the last deal
 *
 * Seats are numbers, cards are `"1"` … `"49"` and `"C"`.
 */
export type PittsburghEvent =
  | DealtEvent
  | EventsOf<{
      turn: { seat: Seat }
      /** The seat keeps all five cards. */
      stood: { seat: Seat }
      /** `cards`: the cards thrown away; their number for other viewers. */
      discarded: { seat: Seat; cards: readonly string[] | number }
      /**
       * `cards`: the cards drawn, ascending, `C` last; their number for other viewers. `stock`: number of cards left in the
       * stock.
       */
      drawn: { seat: Seat; cards: readonly string[] | number; stock: number }
      /** All discards of the deal are shuffled and become the stock. `seat`: the dealer. */
      reshuffled: { seat: Seat; stock: number }
      /** A hand is shown. */
      shown: { seat: Seat; hand: ShownHand }
      /** The best hand scores its value. `score`: the winner's total. */
      won: { seat: Seat; kind: HandKind; points: number; score: number }
      ended: { seat: Seat; reason: 'target'; scores: readonly number[]; winners: readonly Seat[] }
    }>

export type DiscardedEvent = Extract<PittsburghEvent, { type: 'discarded' }>
export type DrawnEvent = Extract<PittsburghEvent, { type: 'drawn' }>

/** Returns what a viewer may know of an event: cards that other seats were dealt, threw away or drew are hidden. */
export function eventFor(event: PittsburghEvent, eye: Eye): PittsburghEvent {
  if (event.type === 'dealt') return { ...event, hands: handsFor(event.hands, eye) }
  if ((event.type === 'discarded' || event.type === 'drawn') && event.seat !== eye) {
    return { ...event, cards: sizeOf(event.cards) }
  }
  return event
}

function sizeOf(cards: readonly string[] | number): number {
  return typeof cards === 'number' ? cards : cards.length
}
