import type { CasinoView, CountedRound } from '../../casino/shape'

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

/** A counted round; with partners, sides are `A` and `B`. */
export interface RoundView extends CountedRound {
  /** The seat with the most spades; null in a tie. */
  readonly spades: string | null
  readonly spadeCounts: Readonly<Record<string, number>>
}

export interface CassinoView extends CasinoView<BuildView, RoundView, readonly string[] | number> {
  /** Whether the stock is empty. */
  readonly lastDeal: boolean
}
