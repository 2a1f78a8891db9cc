import { CODES, PLIES } from './board'

// In range: plies are below PLIES and codes below CODES, as the board guarantees.

/** Killer moves kept per ply. */
const KILLERS = 2
const MOST_HISTORY = 1 << 20

/** Killer moves (Akl and Newborn 1977) and the history heuristic (Schaeffer 1983) for quiet moves. */
export class Order {
  private readonly killers = new Int16Array(KILLERS * (PLIES + 1)).fill(-1)
  private readonly history = new Int32Array(2 * CODES)

  /** Returns the rank of a quiet move; moves of higher rank are tried first. */
  rank(ply: number, code: number): number {
    const at = KILLERS * ply
    if (this.killers[at] === code) return MOST_HISTORY + 2
    if (this.killers[at + 1] === code) return MOST_HISTORY + 1
    return this.history[CODES * (ply & 1) + code]!
  }

  /** Records that a quiet move caused a beta cutoff at a ply, with `depth` plies left to search. */
  refuted(ply: number, code: number, depth: number): void {
    const at = KILLERS * ply
    if (this.killers[at] !== code) {
      this.killers[at + 1] = this.killers[at]!
      this.killers[at] = code
    }
    const entry = CODES * (ply & 1) + code
    this.history[entry] = Math.min(MOST_HISTORY, this.history[entry]! + depth * depth)
  }
}

/** Rank of a capture for each man taken; it is above that of every quiet move. */
export const TAKES = 2 * MOST_HISTORY
/** Rank of the best move of an earlier search; it is above that of every capture. */
export const FIRST = 64 * MOST_HISTORY
