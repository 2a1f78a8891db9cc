import { SQUARES } from './moves'

/**
 * Numbers the positions with a number of kings on each side: first by the kings of the side to move, then by the
 * others.
 */
export class Numbering {
  readonly size: number
  readonly #others: number

  constructor(
    readonly own: number,
    readonly foe: number,
  ) {
    this.#others = choose(SQUARES - own, foe)
    this.size = choose(SQUARES, own) * this.#others
  }

  indexOf(own: number, foe: number): number {
    return rank(own) * this.#others + rank(compress(foe, own))
  }

  /** Passes all positions to `visit`, in the order of their indices. */
  each(visit: (index: number, own: number, foe: number) => void): void {
    let index = 0
    for (const own of subsets(SQUARES, this.own)) {
      for (const closed of subsets(SQUARES - this.own, this.foe)) visit(index++, own, expand(closed, own))
    }
  }
}

const PASCAL = Array.from({ length: SQUARES + 1 }, (_, n) => Array.from({ length: 8 }, (_, k) => binomial(n, k)))

function binomial(n: number, k: number): number {
  let product = 1
  for (let i = 0; i < k; i++) product = (product * (n - i)) / (i + 1)
  return product
}

function choose(n: number, k: number): number {
  return PASCAL[n]![k]!
}

/** Returns the index of a set among all sets of its size, in ascending numeric order. */
function rank(set: number): number {
  let total = 0
  let members = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) total += choose(lowest(rest), ++members)
  return total
}

/** Yields the sets of `size` elements among the lowest `n` bits, ascending. */
function* subsets(n: number, size: number): Generator<number> {
  if (size === 0) {
    yield 0
    return
  }
  for (let set = (1 << size) - 1; set < 1 << n;) {
    yield set
    const low = set & -set
    const ripple = set + low
    set = ripple | ((set ^ ripple) >>> (2 + lowest(low)))
  }
}

/** Removes the bit positions of another set from a set, moving higher bits down. */
function compress(set: number, without: number): number {
  let closed = set
  for (let rest = without, removed = 0; rest !== 0; rest &= rest - 1, removed++) {
    const at = lowest(rest) - removed
    closed = (closed & ((1 << at) - 1)) | ((closed >>> (at + 1)) << at)
  }
  return closed
}

function expand(closed: number, without: number): number {
  let set = closed
  for (let rest = without; rest !== 0; rest &= rest - 1) {
    const at = lowest(rest)
    set = (set & ((1 << at) - 1)) | ((set >>> at) << (at + 1))
  }
  return set
}

function lowest(set: number): number {
  return 31 - Math.clz32(set & -set)
}
