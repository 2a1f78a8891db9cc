import type { Position } from '../../rules/kit'

/** Runs a search to its end, or until `stop`, called after every slice, returns true; then the result is unknown. */
export function runSearch(solving: SolutionSearch, stop?: () => boolean): Solution {
  for (;;) {
    const slice = solving.next()
    if (slice.done) return slice.value
    if (stop?.()) return unknownSolution
  }
}

/** The result of a search for a solution. */
export interface Solution {
  /** Whether the puzzle can be completed from here; null if the search stopped before it knew. */
  readonly solvable: boolean | null
  /** The moves to the end of the puzzle; empty unless it is solvable. */
  readonly moves: readonly number[]
  /** Whether no solution has fewer moves. */
  readonly shortest: boolean
  /** The difficulty, if it can be measured: positions that the search opened, or moves of the solution found. */
  readonly effort?: number
}

/**
 * A search that can be cancelled: it yields after every few milliseconds of work, and returns its result. It reads no
 * clock; to cancel it, stop resuming it.
 */
export type SolutionSearch = Generator<void, Solution, void>

/** A solver for one puzzle. */
export interface Solver<S extends Position> {
  /**
   * Searches from a position that is not over, with every card known, hidden ones too. The result is exact: true and
   * false are proved. The position is not modified, and the same position always gets the same result.
   */
  solve(state: S): SolutionSearch
  /** Whether the player sees everything, so that a solution may be shown as a hint. */
  readonly isOpen: boolean
  /**
   * Returns a move worth making if no solution is known or exists: the best try, or, for pieces that can be taken up
   * again, the piece that stands in the way. Judges only what the player sees. Null: any move will do.
   */
  advise?(state: S): number | null
}

/** The result of a search that found a solution. */
export function createSolution(moves: readonly number[], shortest: boolean, effort?: number): Solution {
  return { solvable: true, moves, shortest, ...(effort === undefined ? {} : { effort }) }
}

export const noSolution: Solution = { solvable: false, moves: [], shortest: false }

/** The search exceeded its budget. */
export const unknownSolution: Solution = { solvable: null, moves: [], shortest: false }
