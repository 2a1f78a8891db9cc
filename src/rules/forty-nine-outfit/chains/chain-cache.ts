import { FIRST_HIGH_MEMBER } from '../cards'
import type { Chain } from './move'
import { listChains } from './moves'

/** Sizes of the cache: nine men reach fewer than 13,000 positions, with fewer than 66,000 moves in all. */
const SLOTS_BITS = 15
const SLOTS = 1 << SLOTS_BITS
const POOL_SIZE = 1 << 17

/** Space reserved at the end of the pool for one list; a position has a few hundred moves at most. */
const MAX_LIST_LENGTH = 1024

/**
 * A cache of the move lists of every position a puzzle has reached. Chains can't be counted without enumerating them,
 * and random playouts need their number at every move. The cache has a fixed size; lists that do not fit are computed
 * each time.
 */
export class ChainCache {
  /** Hash table with open addressing; 0 marks a free slot. */
  readonly #positions = new Float64Array(SLOTS)
  readonly #begins = new Int32Array(SLOTS)
  readonly #counts = new Int32Array(SLOTS)
  readonly #pool = new Int32Array(POOL_SIZE)
  #written = 0
  #entries = 0
  readonly #loose: Chain[] = []

  /**
   * Looks up the moves of a position. They lie in `chains` from the returned index on, `count` of them, and stay valid
   * until the next call.
   */
  lookUp(low: number, high: number): number {
    const position = high * 2 ** FIRST_HIGH_MEMBER + low
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
    this.count = this.#counts[slot]!
    this.chains = this.#pool
    return this.#begins[slot]!
  }

  #enter(slot: number, position: number, low: number, high: number): number {
    if (this.#written + MAX_LIST_LENGTH > POOL_SIZE || 2 * this.#entries > SLOTS) {
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
