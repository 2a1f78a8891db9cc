import { WON, PLIES } from './board'

// In range: slots are below the table's size.

/** What a stored value is: exact, or only a bound. */
export const EXACT = 0
export const AT_LEAST = 1
export const AT_MOST = 2

/** No move is known. */
export const NO_MOVE = 255

/** Values beyond this are of games won or lost for certain: they depend on the ply where the game ends. */
const CERTAIN = WON - 2 * PLIES - 128

/**
 * Positions that were searched already, in typed arrays: a slot for every value of the hash's low bits, always
 * overwritten by what comes later. `find` answers a slot, or -1.
 */
export class Transpositions {
  readonly depth: Int8Array
  readonly bound: Uint8Array
  /** The best move as its place in the list of moves, or {@link NO_MOVE}. */
  readonly best: Uint8Array
  private readonly values: Int16Array
  private readonly one: Int32Array
  private readonly two: Int32Array
  private readonly mask: number

  /** Holds 2^bits positions. */
  constructor(bits: number) {
    const size = 1 << bits
    this.mask = size - 1
    this.values = new Int16Array(size)
    this.depth = new Int8Array(size).fill(-1)
    this.bound = new Uint8Array(size)
    this.best = new Uint8Array(size)
    this.one = new Int32Array(size)
    this.two = new Int32Array(size)
  }

  find(one: number, two: number): number {
    const slot = one & this.mask
    return this.depth[slot]! >= 0 && this.one[slot] === one && this.two[slot] === two ? slot : -1
  }

  /** The value in a slot as it is at a ply. */
  value(slot: number, ply: number): number {
    const value = this.values[slot]!
    return value > CERTAIN ? value - ply : value < -CERTAIN ? value + ply : value
  }

  /** Keeps what was found at a ply; games won are kept by their distance from there. */
  keep(one: number, two: number, ply: number, depth: number, value: number, bound: number, best: number): void {
    const slot = one & this.mask
    this.one[slot] = one
    this.two[slot] = two
    this.depth[slot] = depth
    this.values[slot] = value > CERTAIN ? value + ply : value < -CERTAIN ? value - ply : value
    this.bound[slot] = bound
    this.best[slot] = best
  }
}
