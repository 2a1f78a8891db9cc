import type { Thought } from '../../ports/thinker'

/** A thought in the making. Slices change nothing: the answer depends on the request alone once all steps are done. */
export interface SlicedThought {
  /**
   * Takes a short slice of what must be there before the first step and lasts as long as the process: tables, for
   * instance. False when nothing is left to prepare. Absent where nothing ever is.
   */
  prepare?(): boolean
  /** Thinks on for so many iterations at most; false when there is no more to do. */
  step(iterations: number): boolean
  /** The best move so far. `ms` is 0: nothing here knows a clock. */
  result(): Thought
}
