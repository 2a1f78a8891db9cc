import type { Level } from '../../ports/journal'
import type { GameId } from '../../rules/manifest'
import type { CutDraft } from './played-table'
import type { Visitors } from './visitors'

/** A draft whose rival is not chosen yet. */
export type Candidate = Omit<CutDraft, 'rival'>

/** How a game's cuts are looked for. */
export interface Recipe {
  readonly game: GameId
  readonly visitors: Visitors
  /** Seconds of a decision, of a forced move of one's own, of a rival's move. */
  readonly pace: readonly [decision: number, forced: number, rival: number]
  /** Levels of rivals that are tried in turn; empty in a game for one. */
  readonly levels: readonly Level[]
  /** Set for a game in which nobody can do much: only the child's share counts. */
  readonly luck?: true
  /** Set where the child's share was worked out exactly before: nothing is chosen by measuring it. */
  readonly exact?: true
  /** Set where a first move is no choice, as the cards decide it. */
  readonly forced?: true
  /**
   * The candidate of a number, counted from 0, or null where there is none at this number. The same number and seed give
   * the same candidate.
   */
  candidate(at: number, seed: string): Candidate | null
  /** How many candidates there are, where they are counted; absent where they have no end. */
  readonly count?: number
}
