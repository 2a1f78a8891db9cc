/** What both pages have in their State, as plain JSON. Lists that an eye may not see are their lengths. */

export interface BuildView {
  readonly value: number
  readonly groups: number
  /** Sorted by rank, then suit. */
  readonly cards: readonly string[]
  /** Who built or added last. */
  readonly by: string
}

/** A counted round; what is by seat has the seats' letters for keys. */
export interface RoundView {
  readonly dealer: string
  /** The seat that took the rest, or null. */
  readonly last: string | null
  /** The seat with most cards, with most spades, or null; of partners the side, `A` or `B`. */
  readonly cards: string | null
  readonly spades: string | null
  readonly cardCounts: Readonly<Record<string, number>>
  readonly spadeCounts: Readonly<Record<string, number>>
  readonly points: Readonly<Record<string, number>>
}

export interface CassinoView {
  readonly round: number
  /** Within the round. */
  readonly deal: number
  /** Whether the stock is empty. */
  readonly lastDeal: boolean
  readonly dealer: string
  /** Null when the game is over. */
  readonly turn: string | null
  /** Top first. */
  readonly stock: readonly string[] | number
  readonly hands: Readonly<Record<string, readonly string[] | number>>
  readonly piles: Readonly<Record<string, readonly string[] | number>>
  /** Loose cards. */
  readonly table: readonly string[]
  /** By value. */
  readonly builds: readonly BuildView[]
  /** Who captured last in this round. */
  readonly lastCapture: string | null
  readonly rounds: readonly RoundView[]
}
