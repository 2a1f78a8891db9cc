/** What the pages of casino games agree on in their State, as plain JSON. */

/** A round that was counted. Where partners count together, the seats named are a side's first, A or B. */
export interface CountedRound {
  readonly dealer: string
  /** The seat that took last. */
  readonly last: string | null
  /** Who has the most cards; null if two are level. */
  readonly cards: string | null
  readonly cardCounts: Readonly<Record<string, number>>
  /** Points of the round; with partners the side's for both. */
  readonly points: Readonly<Record<string, number>>
}

/** A table by colours (see table.ts). Lists that the eye may not see are their lengths; cards are in the pack's order. */
export interface CasinoView<Build, Round> {
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
  /** In the order of their highest cards. */
  readonly builds: readonly Build[]
  /** Seat → cards taken in this round. */
  readonly piles: Readonly<Record<string, readonly string[]>>
  /** Who took last in this round. */
  readonly lastCapture: string | null
  readonly rounds: readonly Round[]
}
