import { choose } from '../../../rules/kit'
import { count, lowestBit } from '../../../rules/forty-nine-outfit/cards'
import { PLACES } from '../../../rules/forty-nine-outfit/nebraska-checkers/squares'

/** Largest number of kings of both sides together for which every ending is known. */
export const MAX_KINGS = 4

/**
 * Terms of a set's rank among sets of its size: C(p, 1) + C(q, 2) + C(r, 3) for places p < q < r (the combinatorial
 * number system).
 */
const RANKS = Int32Array.from({ length: 4 * PLACES }, (_, i) => choose(i % PLACES, Math.floor(i / PLACES)))

/** Number of the first position in which the mover has as many kings as the row and the other as many as the column. */
const OFFSETS = new Int32Array((MAX_KINGS + 1) ** 2)

/** Number of position numbers, see {@link indexOf}. */
export const SIZE = layOut()

/**
 * Returns the number of a position of kings alone: those of the seat to move and those of the other, each a set of
 * places. Sets that overlap have numbers too, but are no positions.
 */
export function indexOf(own: number, other: number): number {
  const others = count(other)
  return OFFSETS[(MAX_KINGS + 1) * count(own) + others]! + rank(own) * choose(PLACES, others) + rank(other)
}

/** Yields the kings of the mover and of the other, in the order of {@link indexOf}. */
export function* positions(): Generator<readonly [own: number, other: number]> {
  for (const [own, other] of sizes()) {
    for (const mine of sets(own)) for (const theirs of sets(other)) yield [mine, theirs]
  }
}

function* sizes(): Generator<readonly [own: number, other: number]> {
  for (let own = 1; own < MAX_KINGS; own++) {
    for (let other = 1; own + other <= MAX_KINGS; other++) yield [own, other]
  }
}

/** Returns all sets of so many places, in the order of their ranks, which is that of the words. */
function sets(size: number): number[] {
  const found: number[] = []
  for (let set = (1 << size) - 1; set < 1 << PLACES;) {
    found.push(set)
    // The next word with as many bits (Gosper).
    const low = set & -set
    const up = set + low
    set = up | ((((set ^ up) / low) | 0) >> 2)
  }
  return found
}

function rank(set: number): number {
  let sum = 0
  let size = 1
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += RANKS[PLACES * size++ + lowestBit(rest)]!
  return sum
}

function layOut(): number {
  let size = 0
  for (const [own, other] of sizes()) {
    OFFSETS[(MAX_KINGS + 1) * own + other] = size
    size += choose(PLACES, own) * choose(PLACES, other)
  }
  return size
}
