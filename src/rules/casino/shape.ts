/** The part of the State that the rules pages of casino games share, as plain JSON. */

/** A counted round. If partners count together, a side is named by its first seat, A or B. */
export interface CountedRound {
  readonly dealer: string
  /** The seat that took last. */
  readonly last: string | null
  /** The seat with the most cards; null in a tie. */
  readonly cards: string | null
  readonly cardCounts: Readonly<Record<string, number>>
  /** Points of the round; with partners, each holds the side's points. */
  readonly points: Readonly<Record<string, number>>
}

/** A table of a casino. Lists hidden from the eye are replaced by their lengths; cards are in pack order. */
export interface CasinoView<Build, Round, Pile = readonly string[]> {
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
  /** In the order of their highest cards, or of their values. */
  readonly builds: readonly Build[]
  /** Seat → cards taken in this round. */
  readonly piles: Readonly<Record<string, Pile>>
  /** The seat that took last in this round. */
  readonly lastCapture: string | null
  readonly rounds: readonly Round[]
}
