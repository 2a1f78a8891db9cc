import { CODE_COUNT, MAX_PLIES } from './board'

/** Killer moves kept per ply. */
const KILLERS = 2
const MAX_HISTORY = 1 << 20

/** Killer moves (Akl and Newborn 1977) and the history heuristic (Schaeffer 1983) for quiet moves. */
export class Order {
  private readonly killers = new Int16Array(KILLERS * (MAX_PLIES + 1)).fill(-1)
  private readonly history = new Int32Array(2 * CODE_COUNT)

  /** Returns the rank of a quiet move; moves of higher rank are tried first. */
  rank(ply: number, code: number): number {
    const at = KILLERS * ply
    if (this.killers[at] === code) return MAX_HISTORY + 2
    if (this.killers[at + 1] === code) return MAX_HISTORY + 1
    return this.history[CODE_COUNT * (ply & 1) + code]!
  }

  /** Records that a quiet move caused a beta cutoff at a ply, with `depth` plies left to search. */
  recordCutoff(ply: number, code: number, depth: number): void {
    const at = KILLERS * ply
    if (this.killers[at] !== code) {
      this.killers[at + 1] = this.killers[at]!
      this.killers[at] = code
    }
    const entry = CODE_COUNT * (ply & 1) + code
    this.history[entry] = Math.min(MAX_HISTORY, this.history[entry]! + depth * depth)
  }
}

/** Rank of a capture for each man taken; it is above that of every quiet move. */
export const CAPTURE_RANK = 2 * MAX_HISTORY
/** Rank of the best move of an earlier search; it is above that of every capture. */
export const BEST_MOVE_RANK = 64 * MAX_HISTORY
