/**
 * The part of the State that both rules pages share, as plain JSON. Lists hidden from the eye are replaced by their
 * lengths.
 */

export interface BuildView {
  readonly value: number
  readonly groups: number
  /** Sorted by rank, then suit. */
  readonly cards: readonly string[]
  /** The seat that built or added last. */
  readonly by: string
}

/** A counted round; values by seat are keyed by seat letters. */
export interface RoundView {
  readonly dealer: string
  /** The seat that took the remaining cards, or null. */
  readonly last: string | null
  /** The seat with the most cards, and with the most spades, or null; with partners, the side `A` or `B`. */
  readonly cards: string | null
  readonly spades: string | null
  readonly cardCounts: Readonly<Record<string, number>>
  readonly spadeCounts: Readonly<Record<string, number>>
  readonly points: Readonly<Record<string, number>>
}

export interface CassinoView {
  readonly round: number
  /** Number of the deal within the round. */
  readonly deal: number
  /** Whether the stock is empty. */
  readonly lastDeal: boolean
  readonly dealer: string
  /** Null when the game is over, and while a shuffle is due. */
  readonly turn: string | null
  /** Top first. */
  readonly stock: readonly string[] | number
  readonly hands: Readonly<Record<string, readonly string[] | number>>
  readonly piles: Readonly<Record<string, readonly string[] | number>>
  /** Loose cards. */
  readonly table: readonly string[]
  /** In order of value. */
  readonly builds: readonly BuildView[]
  /** The seat that captured last in this round. */
  readonly lastCapture: string | null
  readonly rounds: readonly RoundView[]
}
