import { BOUNDLESS } from './open-game'

/** In place of a move's index: no move is known. */
export const NO_MOVE = 255

/** Bytes per position: two words of key, two bounds, the ply and the best move. */
const BYTES = 14
const LEAST_BITS = 10

/** Odd constants that spread keys over the table (Knuth's multiplicative hashing). */
const SPREAD_ONE = 0x9e3779b1
const SPREAD_TWO = 0x85ebca6b

/**
 * A transposition table of fixed size in typed arrays. It stores bounds of how much the margin still changes from a
 * position to the end. Each position has two possible places: one prefers the position nearest to the root, the other
 * takes the most recent one.
 */
export class BoundTable {
  readonly low: Int16Array
  readonly high: Int16Array
  /** The best move as its index in the move list, or {@link NO_MOVE}. */
  readonly best: Uint8Array
  private readonly ply: Uint8Array
  private readonly one: Int32Array
  private readonly two: Int32Array
  private readonly mask: number
  private readonly shift: number

  /** Allocates the largest power of two of places that fits into `bytes`, but at least 1,024 places (14 KB). */
  constructor(bytes: number) {
    const bits = Math.max(LEAST_BITS, Math.floor(Math.log2(bytes / BYTES)))
    const size = 1 << bits
    this.mask = size - 1
    this.shift = 32 - bits
    this.low = new Int16Array(size)
    this.high = new Int16Array(size)
    this.best = new Uint8Array(size)
    this.ply = new Uint8Array(size)
    this.one = new Int32Array(size)
    this.two = new Int32Array(size)
  }

  /** Returns the place where a position is stored, or -1. */
  find(one: number, two: number): number {
    const place = this.placeOf(one, two)
    if (this.one[place] === one && this.two[place] === two) return place
    const other = place ^ 1
    return this.one[other] === one && this.two[other] === two ? other : -1
  }

  /** Returns the place of a position; a new one is added with boundless bounds. The key 0, 0 must not be stored. */
  keep(one: number, two: number, ply: number): number {
    // In range: places are below the table's size.
    const known = this.find(one, two)
    if (known >= 0) return known
    const first = this.placeOf(one, two)
    const isFree = this.one[first] === 0 && this.two[first] === 0
    const place = isFree || this.ply[first]! >= ply ? first : first ^ 1
    this.one[place] = one
    this.two[place] = two
    this.ply[place] = ply
    this.low[place] = -BOUNDLESS
    this.high[place] = BOUNDLESS
    this.best[place] = NO_MOVE
    return place
  }

  /** Returns the first of a position's two places. */
  private placeOf(one: number, two: number): number {
    const mixed = Math.imul(one ^ Math.imul(two ^ (two >>> 15), SPREAD_TWO), SPREAD_ONE)
    return (((mixed ^ (mixed >>> 16)) >>> 0) >>> this.shift) & this.mask & ~1
  }
}
