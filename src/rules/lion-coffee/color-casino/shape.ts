/** The page's State and what a seat may see of it, as plain JSON. */

/** Somebody reached the target and leads alone. */
export type EndReason = 'target'

export interface BuildView {
  /** The lower and the higher card. */
  readonly cards: readonly string[]
  readonly by: string
}

/** A round that was counted; the last four by seat. With partners the seats named are a side's first, A or B. */
export interface RoundView {
  readonly dealer: string
  /** The seat that took last. */
  readonly last: string | null
  /** Who has the most cards; null if two are level. */
  readonly cards: string | null
  /** Who has the most reds; null if two are level. */
  readonly reds: string | null
  readonly cardCounts: Readonly<Record<string, number>>
  readonly redCounts: Readonly<Record<string, number>>
  readonly sweeps: Readonly<Record<string, number>>
  /** Points of the round; with partners the side's for both. */
  readonly points: Readonly<Record<string, number>>
}

/** Lists that the eye may not see are their lengths. Cards are listed by colour R K G P, then by number. */
export interface ColorView {
  readonly round: number
  /** Deals made in this round; 0 only before the first. */
  readonly deal: number
  readonly dealer: string
  /** Null when the game is over, and while a shuffle is due. */
  readonly turn: string | null
  /** Top first. */
  readonly stock: readonly string[] | number
  readonly hands: Readonly<Record<string, readonly string[] | number>>
  /** Loose cards on the board. */
  readonly table: readonly string[]
  /** In the order of their higher cards. */
  readonly builds: readonly BuildView[]
  /** Seat → cards taken in this round. */
  readonly piles: Readonly<Record<string, readonly string[]>>
  /** Seat → sweeps of this round. */
  readonly sweeps: Readonly<Record<string, number>>
  /** Who took last in this round. */
  readonly lastCapture: string | null
  readonly rounds: readonly RoundView[]
}
