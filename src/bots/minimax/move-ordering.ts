import { CODES, PLIES } from './board'

// In range: plies and codes as the board tells them.

/** Killers of one ply. */
const KILLERS = 2
const MOST_HISTORY = 1 << 20

/** Which quiet moves have refuted something before (killers: Akl and Newborn 1977; history: Schaeffer 1983). */
export class Order {
  private readonly killers = new Int16Array(KILLERS * (PLIES + 1)).fill(-1)
  private readonly history = new Int32Array(2 * CODES)

  /** How early a quiet move should be tried: the highest first. */
  rank(ply: number, code: number): number {
    const at = KILLERS * ply
    if (this.killers[at] === code) return MOST_HISTORY + 2
    if (this.killers[at + 1] === code) return MOST_HISTORY + 1
    return this.history[CODES * (ply & 1) + code]!
  }

  /** A quiet move was more than the other would have allowed. */
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

/** A move that takes men is tried before all quiet ones. */
export const TAKES = 2 * MOST_HISTORY
/** The best move of an earlier search is tried first of all. */
export const FIRST = 64 * MOST_HISTORY
