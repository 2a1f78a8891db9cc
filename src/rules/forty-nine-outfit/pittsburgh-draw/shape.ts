import type { Seen, OptionsOf, OptionTable } from '../../kit'
import type { Kind } from '../ranking'

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
