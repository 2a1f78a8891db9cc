/** Solved; no jump is possible; the last allowed move is made. */
export type EndReason = 'solved' | 'stuck' | 'last-move'

/** What the State of every jumping puzzle begins with. */
export interface MenView {
  /** Their squares, 1 to 49, ascending. */
  readonly men: readonly number[]
  readonly menLeft: number
  /** Jumps made, each of which removed a man. */
  readonly jumps: number
}
