import type { Position } from '../../rules/kit'

/** Runs a search to its end, or until `stop` (asked after every slice of it) breaks it off: then nothing is known. */
export function runSearch<M>(solving: Solving<M>, stop?: () => boolean): Solution<M> {
  for (;;) {
    const slice = solving.next()
    if (slice.done) return slice.value
    if (stop?.()) return unknown
  }
}

/** What became of a search for a solution. */
export interface Solution<M> {
  /** Whether the puzzle can be completed from here; null where the search had to stop before it knew. */
  readonly solvable: boolean | null
  /** The way to the end of the puzzle; empty unless it is solvable. */
  readonly moves: readonly M[]
  /** Whether no way is shorter, in moves. */
  readonly shortest: boolean
  /** How hard it was, where that can be measured: positions that had to be looked at, or moves of a shortest way. */
  readonly effort?: number
}

/**
 * A search that can be watched and broken off: it yields after every few milliseconds of work how much is done (0 to 1,
 * or null where that can't be told), and returns its answer. It knows no clock; whoever runs it stops asking.
 */
export type Solving<M> = Generator<number | null, Solution<M>, void>

/** Who solves one puzzle. */
export interface Solver<S extends Position, M> {
  /**
   * Searches from a position that is not over, with every card known, hidden ones too. Exact: an answer of true or
   * false is proved. Leaves the position as it is, and answers the same whenever it is asked the same.
   */
  solve(state: S): Solving<M>
  /** Whether the player sees all there is, so that a solution may be shown as a hint. */
  readonly open: boolean
  /**
   * A move that is worth making where no solution is known or there is none: the best try, or for pieces that can be
   * taken up again the one that stands in the way. Judges only what the player sees. Null: any will do.
   */
  advise?(state: S): M | null
}

export function solved<M>(moves: readonly M[], shortest = false, effort?: number): Solution<M> {
  return { solvable: true, moves, shortest, ...(effort === undefined ? {} : { effort }) }
}

export const unsolvable: Solution<never> = { solvable: false, moves: [], shortest: false }

/** The search was too large for what it may take. */
export const unknown: Solution<never> = { solvable: null, moves: [], shortest: false }
