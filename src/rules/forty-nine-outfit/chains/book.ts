import { SPLIT } from '../cards'
import type { Chain } from './move'
import { listChains } from './moves'

/** Nine men on the board come to fewer than 13,000 positions with fewer than 66,000 moves in all. */
const SLOTS_BITS = 15
const SLOTS = 1 << SLOTS_BITS
const POOL = 1 << 17

/** A position has a few hundred moves at most; no list begins too near the end of the pool to be written. */
const ROOM = 1024

/**
 * The moves of every position that a puzzle has come to, each found once: chains can't be counted without going
 * through them, and random play needs their number at every move. Of a fixed size; what does not fit is found anew.
 */
export class ChainBook {
  /** Open addressing; 0 is no position. */
  readonly #positions = new Float64Array(SLOTS)
  readonly #begins = new Int32Array(SLOTS)
  readonly #counts = new Int32Array(SLOTS)
  readonly #pool = new Int32Array(POOL)
  #written = 0
  #entries = 0
  readonly #loose: Chain[] = []

  /** The moves of these men lie in `chains` from the answer on, as many as `count` says; good until the next call. */
  open(low: number, high: number): number {
    const position = high * 2 ** SPLIT + low
    let slot = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> (32 - SLOTS_BITS)
    while (this.#positions[slot] !== 0) {
      if (this.#positions[slot] === position) return this.#found(slot)
      slot = (slot + 1) % SLOTS
    }
    return this.#enter(slot, position, low, high)
  }

  count = 0
  chains: ArrayLike<Chain> = this.#pool

  #found(slot: number): number {
    // In range: slots are below SLOTS.
    this.count = this.#counts[slot]!
    this.chains = this.#pool
    return this.#begins[slot]!
  }

  #enter(slot: number, position: number, low: number, high: number): number {
    if (this.#written + ROOM > POOL || 2 * this.#entries > SLOTS) {
      this.count = listChains(low, high, this.#loose)
      this.chains = this.#loose
      return 0
    }
    this.#positions[slot] = position
    this.#begins[slot] = this.#written
    this.#counts[slot] = listChains(low, high, this.#pool.subarray(this.#written))
    this.#written += this.#counts[slot]
    this.#entries++
    return this.#found(slot)
  }
}
