import { type Seen, type OptionsOf, type OptionTable, handsFor, type Eye, type Seat } from '../../kit'
import type { Kind } from '../ranking'
import type { DealtEvent } from '../pack'

/** The options of the page. */
export const OPTIONS = {
  cheater: { kind: 'flag', default: true },
  target: { kind: 'whole', default: 21, min: 1, max: 100 },
} as const satisfies OptionTable

export type PittsburghOptions = OptionsOf<typeof OPTIONS>

/** The page's State and what a seat may see of it, as plain JSON. */

/** A hand as it was shown. */
export interface ShownHand {
  /** Ascending, `C` last. */
  readonly cards: readonly string[]
  readonly kind: Kind
  readonly value: number
  /** Numbers, highest first, the Cheater's among them. */
  readonly governs: readonly number[]
  /** The number that the Cheater stands for; null in a hand without him. */
  readonly cheaterAs: number | null
}

/** The last showing of hands. */
export interface Showing {
  readonly dealer: string
  readonly winner: string
  readonly points: number
  readonly hands: Readonly<Record<string, ShownHand>>
}

export interface FinishedDeal {
  readonly dealer: string
  readonly winner: string
  readonly kind: Kind
  readonly points: number
}

/** Lists that the eye may not see are their lengths. */
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
  /** Seat → cards thrown away in this deal; null before its move. */
  readonly discards: Readonly<Record<string, readonly string[] | number | null>>
  readonly shown: Showing | null
  readonly deals: readonly FinishedDeal[]
}

/** What one eye may know of a table. */
export type PittsburghSeen = Seen<PittsburghView, PittsburghOptions>

/**
 * What happens at a table of Pittsburgh Draw, as plain JSON, in the order in which it is told:
 *
 * - the deal: `dealt`, `turn`
 * - a move: `discarded` or `stood`, then `turn`, or after the dealer's the exchange
 * - the exchange: `drawn` for each seat that threw cards away; where the stock ends before the cards due, the drawing
 *   stops, and goes on after `reshuffled` (a seat served in two parts draws twice); then the showing
 * - the showing: `shown` for each seat, `won`, and `ended` if that was the last deal
 *
 * Seats are numbers, cards are `"1"` … `"49"` and `"C"`.
 */
export type PittsburghEvent =
  | DealtEvent
  | { readonly type: 'turn'; readonly seat: Seat }
  /** Kept all five. */
  | { readonly type: 'stood'; readonly seat: Seat }
  | DiscardedEvent
  | DrawnEvent
  /** All discards of the deal, shuffled, are the stock. */
  | {
      readonly type: 'reshuffled'
      /** The dealer. */
      readonly seat: Seat
      readonly stock: number
    }
  | ShownEvent
  | WonEvent
  | {
      readonly type: 'ended'
      readonly seat: Seat
      readonly reason: 'target'
      readonly scores: readonly number[]
      readonly winners: readonly Seat[]
    }

export interface DiscardedEvent {
  readonly type: 'discarded'
  readonly seat: Seat
  /** How many they are, for other eyes. */
  readonly cards: readonly string[] | number
}

export interface DrawnEvent {
  readonly type: 'drawn'
  readonly seat: Seat
  /** From the top; how many they are, for other eyes. */
  readonly cards: readonly string[] | number
  /** How many cards are left in the stock. */
  readonly stock: number
}

/** A hand is opened. */
export interface ShownEvent {
  readonly type: 'shown'
  readonly seat: Seat
  readonly hand: ShownHand
}

/** The best hand takes its worth. */
export interface WonEvent {
  readonly type: 'won'
  readonly seat: Seat
  readonly kind: Kind
  readonly points: number
  /** The winner's total. */
  readonly score: number
}

/** What an eye may know of an event: hidden are the cards that others were dealt, threw away and drew. */
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
