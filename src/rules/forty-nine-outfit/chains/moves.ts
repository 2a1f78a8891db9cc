import type { Kind } from '../../kit'
import type { Square } from '../board'
import {
  LANDING,
  ALL_DIRECTIONS,
  type Direction,
  JUMP_AT,
  JUMP_TO,
  MANNED_HIGH,
  MANNED_LOW,
  TOUCHED_HIGH,
  TOUCHED_LOW,
} from '../jumps'
import { FIRST_HIGH_MEMBER, nextMember } from '../cards'

/**
 * A move: all jumps that one man makes without being released, as one small number. Bits 0 to 5 hold the starting
 * square; above them are the directions of the jumps, three bits each, the last one lowest, under a leading 1. Eight
 * jumps, the most that nine men allow, fill 31 bits.
 */
export type Chain = Kind<'move'>

const SQUARE_BITS = 6
const SQUARE_MASK = 63
const DIRECTION_BITS = 3
const DIRECTION_MASK = 7

/** Returns a move without jumps: a man picked up from his square. */
export function startChain(square: Square): Chain {
  return square | (1 << SQUARE_BITS)
}

/** Returns the move extended by one jump. */
export function extendChain(chain: Chain, direction: Direction): Chain {
  return (((chain >> SQUARE_BITS) << DIRECTION_BITS) | direction) * (SQUARE_MASK + 1) + (chain & SQUARE_MASK)
}

function startOf(chain: Chain): Square {
  return chain & SQUARE_MASK
}

/** Returns the number of jumps in a move. */
export function lengthOf(chain: Chain): number {
  return Math.floor((31 - Math.clz32(chain >> SQUARE_BITS)) / DIRECTION_BITS)
}

/** Returns the direction of the i-th jump, counted from 0, in a move of `length` jumps. */
function directionAt(chain: Chain, length: number, i: number): Direction {
  return (chain >> (SQUARE_BITS + DIRECTION_BITS * (length - 1 - i))) & DIRECTION_MASK
}

/** Writes a move: every square on which the man stands, as in `25x11x23`. */
export function writeChain(chain: Chain): string {
  const length = lengthOf(chain)
  let square = startOf(chain)
  let text = `${square + 1}`
  for (let i = 0; i < length; i++) {
    square = LANDING[ALL_DIRECTIONS * square + directionAt(chain, length, i)]!
    text += `x${square + 1}`
  }
  return text
}

/** Writes every move of every man, one for each jump after which it can stop, and returns their number. */
export function listChains(low: number, high: number, into: { [index: number]: Chain }): number {
  let n = 0
  for (let square = nextMember(low, high, -1); square >= 0; square = nextMember(low, high, square)) {
    n = listExtensions(low, high, square, startChain(square), into, n)
  }
  return n
}

/** Makes a move on a board: moves the man and removes the men he jumps. Calls `each` after every jump. */
export function applyChain(men: { low: number; high: number }, chain: Chain, each?: (jump: number) => void): void {
  const length = lengthOf(chain)
  let square = startOf(chain)
  for (let i = 0; i < length; i++) {
    const jump = JUMP_AT[ALL_DIRECTIONS * square + directionAt(chain, length, i)]!
    men.low ^= TOUCHED_LOW[jump]!
    men.high ^= TOUCHED_HIGH[jump]!
    square = JUMP_TO[jump]!
    each?.(jump)
  }
}

/** Writes all extensions of an unfinished move by one jump or more. */
function listExtensions(
  low: number,
  high: number,
  at: Square,
  chain: Chain,
  into: { [index: number]: Chain },
  from: number,
): number {
  let n = from
  for (let d = 0; d < ALL_DIRECTIONS; d++) {
    const jump = JUMP_AT[ALL_DIRECTIONS * at + d]!
    if (jump < 0 || !fits(low, high, jump)) continue
    const next = extendChain(chain, d)
    into[n++] = next
    n = listExtensions(low ^ TOUCHED_LOW[jump]!, high ^ TOUCHED_HIGH[jump]!, JUMP_TO[jump]!, next, into, n)
  }
  return n
}

function fits(low: number, high: number, jump: number): boolean {
  return (low & TOUCHED_LOW[jump]!) === MANNED_LOW[jump]! && (high & TOUCHED_HIGH[jump]!) === MANNED_HIGH[jump]!
}

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
  private readonly positions = new Float64Array(SLOTS)
  private readonly begins = new Int32Array(SLOTS)
  private readonly counts = new Int32Array(SLOTS)
  private readonly pool = new Int32Array(POOL_SIZE)
  private written = 0
  private entries = 0
  private readonly loose: Chain[] = []

  /**
   * Looks up the moves of a position. They lie in `chains` from the returned index on, `count` of them, and stay valid
   * until the next call.
   */
  lookUp(low: number, high: number): number {
    const position = high * 2 ** FIRST_HIGH_MEMBER + low
    let slot = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> (32 - SLOTS_BITS)
    while (this.positions[slot] !== 0) {
      if (this.positions[slot] === position) return this.found(slot)
      slot = (slot + 1) % SLOTS
    }
    return this.enter(slot, position, low, high)
  }

  count = 0
  chains: ArrayLike<Chain> = this.pool

  private found(slot: number): number {
    this.count = this.counts[slot]!
    this.chains = this.pool
    return this.begins[slot]!
  }

  private enter(slot: number, position: number, low: number, high: number): number {
    if (this.written + MAX_LIST_LENGTH > POOL_SIZE || 2 * this.entries > SLOTS) {
      this.count = listChains(low, high, this.loose)
      this.chains = this.loose
      return 0
    }
    this.positions[slot] = position
    this.begins[slot] = this.written
    this.counts[slot] = listChains(low, high, this.pool.subarray(this.written))
    this.written += this.counts[slot]
    this.entries++
    return this.found(slot)
  }
}
