import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** A source of random numbers. Code that needs randomness receives one; the rules hold none. */
export interface Rng {
  /** Returns the next 32 random bits as an unsigned integer. */
  u32(): number
  /** Returns an unbiased whole number from 0 to n - 1; n is 1 to 2^32. */
  below(n: number): number
}

/**
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna ("Scrambled Linear Pseudorandom Number Generators", ACM TOMS
 * 47, 2021), in 32-bit integers throughout. Not cryptographically secure: enough of its output reveals the state.
 */
export class Xoshiro128 implements Rng {
  private readonly s = new Int32Array(4)

  /** Takes the four words of the state, which must not all be zero. */
  constructor(a: number, b: number, c: number, d: number) {
    this.s[0] = a
    this.s[1] = b
    this.s[2] = c
    this.s[3] = d
    if ((a | b | c | d) === 0) throw new RangeError('xoshiro128** needs a state that is not all zero')
  }

  u32(): number {
    return this.next() >>> 0
  }

  below(n: number): number {
    return n <= 0x10000 ? this.belowSmall(n) : this.belowLarge(n)
  }

  /**
   * Lemire's multiplication with rejection (ACM TOMACS 29, 2019) on the upper 16 bits, so that the product fits 32
   * bits.
   */
  private belowSmall(n: number): number {
    let product = Math.imul(this.next() >>> 16, n)
    if ((product & 0xffff) < n) {
      const threshold = 0x10000 % n
      while ((product & 0xffff) < threshold) product = Math.imul(this.next() >>> 16, n)
    }
    return product >>> 16
  }

  /** Rejection sampling on the upper bits, as many as n - 1 has. */
  private belowLarge(n: number): number {
    const shift = Math.clz32(n - 1)
    let value = this.u32() >>> shift
    while (value >= n) value = this.u32() >>> shift
    return value
  }

  private next(): number {
    const s = this.s
    const s1 = s[1]!
    const scrambled = Math.imul(rotate(Math.imul(s1, 5), 7), 9)
    const s2 = s[2]! ^ s[0]!
    const s3 = s[3]! ^ s1
    s[1] = s1 ^ s2
    s[0] = s[0]! ^ s3
    s[2] = s2 ^ (s1 << 9)
    s[3] = rotate(s3, 11)
    return scrambled
  }
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

/**
 * Creates the generator for a text: its state is the first 16 bytes of the SHA-256 of the text in UTF-8, as four
 * little-endian words. The same text yields the same numbers on every machine, permanently (docs/records.md).
 */
export function createSeededRng(text: string): Rng {
  const digest = sha256(utf8ToBytes(text))
  const words = new DataView(digest.buffer, digest.byteOffset)
  const word = (index: number) => words.getInt32(4 * index, true)
  const isAllZero = (word(0) | word(1) | word(2) | word(3)) === 0
  return new Xoshiro128(isAllZero ? 1 : word(0), word(1), word(2), word(3))
}

/** Shuffles `items[0 .. count - 1]` in place (Fisher and Yates, from the last entry down). */
export function shuffle(items: { [index: number]: number }, count: number, rng: Rng): void {
  for (let last = count - 1; last > 0; last--) {
    const other = rng.below(last + 1)
    const kept = items[last]!
    items[last] = items[other]!
    items[other] = kept
  }
}
