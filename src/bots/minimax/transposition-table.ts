import { WIN_VALUE, MAX_PLIES } from './board'

/** The kinds of stored values: exact, lower bound, upper bound. */
export const EXACT = 0
export const AT_LEAST = 1
export const AT_MOST = 2

/** In place of a move's index: no move is known. */
export const NO_MOVE = 255

/** Values beyond this are certain wins or losses; they depend on the ply at which the game ends. */
const CERTAIN = WIN_VALUE - 2 * MAX_PLIES - 128

/**
 * A transposition table in typed arrays, with one slot for each value of the hash's low bits. A new entry always
 * replaces the old one.
 */
export class TranspositionTable {
  readonly depth: Int8Array
  readonly bound: Uint8Array
  /** The best move as its index in the move list, or {@link NO_MOVE}. */
  readonly best: Uint8Array
  private readonly values: Int16Array
  private readonly keyLow: Int32Array
  private readonly keyHigh: Int32Array
  private readonly mask: number

  /** Holds 2^bits positions. */
  constructor(bits: number) {
    const size = 1 << bits
    this.mask = size - 1
    this.values = new Int16Array(size)
    this.depth = new Int8Array(size).fill(-1)
    this.bound = new Uint8Array(size)
    this.best = new Uint8Array(size)
    this.keyLow = new Int32Array(size)
    this.keyHigh = new Int32Array(size)
  }

  /** Returns the slot of a position, or -1 if it is not stored. */
  find(keyLow: number, keyHigh: number): number {
    const slot = keyLow & this.mask
    return this.depth[slot]! >= 0 && this.keyLow[slot] === keyLow && this.keyHigh[slot] === keyHigh ? slot : -1
  }

  /** Returns a slot's value for a position at `ply`; the distance of a certain win or loss counts from the root. */
  value(slot: number, ply: number): number {
    const value = this.values[slot]!
    return value > CERTAIN ? value - ply : value < -CERTAIN ? value + ply : value
  }

  /** Stores the result of a search at `ply`; the distance of a certain win or loss is stored relative to that ply. */
  keep(keyLow: number, keyHigh: number, ply: number, depth: number, value: number, bound: number, best: number): void {
    const slot = keyLow & this.mask
    this.keyLow[slot] = keyLow
    this.keyHigh[slot] = keyHigh
    this.depth[slot] = depth
    this.values[slot] = value > CERTAIN ? value + ply : value < -CERTAIN ? value - ply : value
    this.bound[slot] = bound
    this.best[slot] = best
  }
}
