import type { Thought } from '../../ports/thinker'

/**
 * A thought in progress, computed in steps. The size of the steps makes no difference: once all are done, the result
 * depends on the request alone.
 */
export interface SlicedThought {
  /**
   * Does a short step of work that must precede the first `step` and lasts as long as the process, such as building
   * tables. Returns false when nothing is left to prepare. Absent if there is never anything to prepare.
   */
  prepare?(): boolean
  /** Thinks for at most `iterations` more iterations; returns false when there is nothing left to do. */
  step(iterations: number): boolean
  /** Returns the best move so far. `ms` is 0, since nothing here reads a clock. */
  result(): Thought
}
