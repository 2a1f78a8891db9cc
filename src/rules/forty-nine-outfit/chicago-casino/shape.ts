import type { Colour } from '../cards'

/** The page's State and what a seat may see of it, as plain JSON. */

/** `round`: the one round is played; `target`: somebody reached it and leads alone. */
export type EndReason = 'round' | 'target'

export interface BuildView {
  readonly colour: Colour
  /** Ascending. */
  readonly cards: readonly string[]
  /** The seat that built or rebuilt it last. */
  readonly by: string
}

/** A round that was counted. */
export interface RoundView {
  readonly dealer: string
  /** The seat of the last taking. */
  readonly last: string | null
  /** The seat with the most cards; null if two are level. */
  readonly cards: string | null
  readonly cardCounts: Readonly<Record<string, number>>
  /** Points of the round. */
  readonly points: Readonly<Record<string, number>>
}

/** Lists that the eye may not see are their lengths. Cards are listed ascending, `C` last. */
export interface ChicagoView {
  readonly round: number
  /** Deals made in this round; 0 only before the first. */
  readonly deal: number
  readonly dealer: string
  /** Null when the game is over, and while a shuffle is due. */
  readonly turn: string | null
  /** Top first. */
  readonly stock: readonly string[] | number
  readonly hands: Readonly<Record<string, readonly string[] | number>>
  /** Loose cards. */
  readonly table: readonly string[]
  /** Ascending by their highest card. */
  readonly builds: readonly BuildView[]
  /** Seat → cards taken in this round. */
  readonly piles: Readonly<Record<string, readonly string[]>>
  /** Who took last in this round. */
  readonly lastCapture: string | null
  readonly rounds: readonly RoundView[]
}
