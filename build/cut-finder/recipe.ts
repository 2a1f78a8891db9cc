import type { Level } from '../../src/ports/journal'
import type { GameId } from '../../src/rules/manifest'
import type { CutDraft } from './played-table'
import type { Visitors } from './visitors'

/** A draft whose rival is not chosen yet. */
export type Candidate = Omit<CutDraft, 'rival'>

/** How the cuts of a game are found. */
export interface Recipe {
  readonly game: GameId
  readonly visitors: Visitors
  /** Seconds for a decision, for a forced move of the visitor, and for a rival's move. */
  readonly pace: readonly [decision: number, forced: number, rival: number]
  /** Levels of rivals to try in turn; absent in a game for one. */
  readonly levels?: readonly Level[]
  /** Set for a game in which skill matters little: only the child's share counts. */
  readonly isLuckGame?: true
  /** Set if the child's share was computed exactly beforehand, so that it is measured only for confirmation. */
  readonly hasExactShare?: true
  /** Set if the first move is no real choice, because the cards decide. */
  readonly hasForcedFirstMove?: true
  /** Set if the cards decide most of the visitor's moves, so that few of them can be decisions. */
  readonly hasForcedMoves?: true
  /**
   * Returns the candidate with a number, counted from 0, or null if there is none. The same number and seed give the
   * same candidate.
   */
  candidate(at: number, seed: string): Candidate | null
  /** Number of candidates if it is finite; absent if it is unlimited. */
  readonly count?: number
}
