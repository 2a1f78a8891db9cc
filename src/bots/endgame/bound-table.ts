import { INFINITE_MARGIN } from './open-game'

/** In place of a move's index: no move is known. */
export const NO_MOVE = 255

/** Bytes per position: two words of key, two bounds, the ply and the best move. */
const BYTES = 14
const MIN_BITS = 10

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
  private readonly keyLow: Int32Array
  private readonly keyHigh: Int32Array
  private readonly mask: number
  private readonly shift: number

  /** Allocates the largest power of two of places that fits into `bytes`, but at least 1,024 places (14 KB). */
  constructor(bytes: number) {
    const bits = Math.max(MIN_BITS, Math.floor(Math.log2(bytes / BYTES)))
    const size = 1 << bits
    this.mask = size - 1
    this.shift = 32 - bits
    this.low = new Int16Array(size)
    this.high = new Int16Array(size)
    this.best = new Uint8Array(size)
    this.ply = new Uint8Array(size)
    this.keyLow = new Int32Array(size)
    this.keyHigh = new Int32Array(size)
  }

  /** Returns the place where a position is stored, or -1. */
  find(keyLow: number, keyHigh: number): number {
    const place = this.placeOf(keyLow, keyHigh)
    if (this.keyLow[place] === keyLow && this.keyHigh[place] === keyHigh) return place
    const other = place ^ 1
    return this.keyLow[other] === keyLow && this.keyHigh[other] === keyHigh ? other : -1
  }

  /** Returns the place of a position; a new one is added with boundless bounds. The key 0, 0 must not be stored. */
  findOrAdd(keyLow: number, keyHigh: number, ply: number): number {
    const known = this.find(keyLow, keyHigh)
    if (known >= 0) return known
    const first = this.placeOf(keyLow, keyHigh)
    const isFree = this.keyLow[first] === 0 && this.keyHigh[first] === 0
    const place = isFree || this.ply[first]! >= ply ? first : first ^ 1
    this.keyLow[place] = keyLow
    this.keyHigh[place] = keyHigh
    this.ply[place] = ply
    this.low[place] = -INFINITE_MARGIN
    this.high[place] = INFINITE_MARGIN
    this.best[place] = NO_MOVE
    return place
  }

  /** Returns the first of a position's two places. */
  private placeOf(keyLow: number, keyHigh: number): number {
    const mixed = Math.imul(keyLow ^ Math.imul(keyHigh ^ (keyHigh >>> 15), SPREAD_TWO), SPREAD_ONE)
    return (((mixed ^ (mixed >>> 16)) >>> 0) >>> this.shift) & this.mask & ~1
  }
}
