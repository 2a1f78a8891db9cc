import type { Rng } from '../../kit'
import { count, firstMember, HIGH_BITS, LOW_BITS, nthMember, FIRST_HIGH_MEMBER } from '../cards'
import { CENTRE, SQUARES } from '../board'
import { ALL_DIRECTIONS, JUMP_AT, LANDING, STEP } from '../jumps'

/**
 * The men that can jump over another man to a vacant square, by direction. It is computed for all men at once: the
 * board is shifted by one and two squares and combined with itself, as chess programs shift bitboards.
 */
export type Mobility = Int32Array

/** Number of words in a {@link Mobility}: the low word of direction d at d, the high one at `ALL_DIRECTIONS + d`. */
export const MOBILITY_WORDS = 2 * ALL_DIRECTIONS

const ALL_LOW = 2 ** FIRST_HIGH_MEMBER - 1

/** By direction: the distance to the next square in bits, and whether the next square has the higher number. */
const OFFSETS = Array.from({ length: ALL_DIRECTIONS }, (_, d) => STEP[ALL_DIRECTIONS * CENTRE + d]! - CENTRE)
const SHIFT = Int32Array.from(OFFSETS, Math.abs)
const UPWARDS = Int32Array.from(OFFSETS, (offset) => (offset > 0 ? 1 : 0))

/** Masks of the squares from which a jump in each direction stays on the board. */
const START_LOW = Int32Array.from({ length: ALL_DIRECTIONS }, (_, d) => starts(LOW_BITS, d))
const START_HIGH = Int32Array.from({ length: ALL_DIRECTIONS }, (_, d) => starts(HIGH_BITS, d))

/** Finds the men that can jump in each of the first `directions` directions and returns the number of jumps. */
export function findMobility(low: number, high: number, directions: number, into: Mobility): number {
  const vacantLow = ~low & ALL_LOW
  const vacantHigh = ~high
  let jumps = 0
  for (let d = 0; d < directions; d++) {
    const one = SHIFT[d]!
    const two = 2 * one
    let ableLow = low & START_LOW[d]!
    let ableHigh = high & START_HIGH[d]!
    if (UPWARDS[d]) {
      ableLow &=
        ((low >>> one) | (high << (FIRST_HIGH_MEMBER - one))) &
        ((vacantLow >>> two) | (vacantHigh << (FIRST_HIGH_MEMBER - two)))
      ableHigh &= (high >>> one) & (vacantHigh >>> two)
    } else {
      ableLow &= (low << one) & (vacantLow << two)
      ableHigh &=
        ((high << one) | (low >>> (FIRST_HIGH_MEMBER - one))) &
        ((vacantHigh << two) | (vacantLow >>> (FIRST_HIGH_MEMBER - two)))
    }
    into[d] = ableLow
    into[ALL_DIRECTIONS + d] = ableHigh
    jumps += count(ableLow) + count(ableHigh)
  }
  return jumps
}

/** Whether any man can jump. */
export function canJump(low: number, high: number, directions: number): boolean {
  return findMobility(low, high, directions, scratchMobility) > 0
}

const scratchMobility: Mobility = new Int32Array(MOBILITY_WORDS)

/** Writes all jumps, as indices of the tables in jumps.ts, and returns their number. */
export function listJumps(able: Mobility, directions: number, into: number[]): number {
  let n = 0
  for (let d = 0; d < directions; d++) {
    let low = able[d]!
    let high = able[ALL_DIRECTIONS + d]!
    while ((low | high) !== 0) {
      const square = firstMember(low, high)
      into[n++] = JUMP_AT[ALL_DIRECTIONS * square + d]!
      low &= ~LOW_BITS[square]!
      high &= ~HIGH_BITS[square]!
    }
  }
  return n
}

/** Returns one of the `jumps` jumps, chosen uniformly. */
export function pickJump(able: Mobility, jumps: number, rng: Rng): number {
  let skip = jumps > 1 ? rng.below(jumps) : 0
  for (let d = 0; ; d++) {
    const low = able[d]!
    const high = able[ALL_DIRECTIONS + d]!
    const here = count(low) + count(high)
    if (skip < here) return JUMP_AT[ALL_DIRECTIONS * nthMember(low, high, skip) + d]!
    skip -= here
  }
}

function starts(bits: Int32Array, direction: number): number {
  let mask = 0
  for (let square = 0; square < SQUARES; square++) {
    if (LANDING[ALL_DIRECTIONS * square + direction]! >= 0) mask |= bits[square]!
  }
  return mask
}
