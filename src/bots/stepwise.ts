import type { Thought } from '../table/types'

/** A thought in the making. Slices change nothing: the answer depends on the request alone once all steps are done. */
export interface Thinking {
  /** Thinks on for so many iterations at most; false when there is no more to do. */
  step(iterations: number): boolean
  /** The best move so far. `ms` is 0: nothing here knows a clock. */
  result(): Thought
}
