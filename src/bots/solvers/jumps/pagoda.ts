import { HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { SQUARES, type Square } from '../../../rules/forty-nine-outfit/board'
import {
  ALL_DIRECTIONS,
  JUMP_FROM,
  JUMP_OVER,
  JUMP_TO,
  JUMPS,
  STRAIGHT_DIRECTIONS,
  STRAIGHT_JUMPS,
} from '../../../rules/forty-nine-outfit/jumps'
import { separate } from './simplex'

/**
 * A pagoda function (Boardman and Conway; Winning Ways, ch. 23): a value for each square such that no jump raises the
 * sum over the men. If the men are worth less than a single man on the aim, no last man can ever stand there.
 */
export type Pagoda = readonly number[]

/** Largest denominator tried for the fractions of a computed function; the simplex method gives small ones here. */
const MAX_DENOMINATOR = 24

const NEAR = 1e-6

/**
 * Returns an integer pagoda function by which a single man on `aim` is out of reach of these men, or null if none is
 * found. It is found by linear programming in floating point (by Farkas' lemma it exists if no fractional jumps lead
 * there either) and then checked exactly: a result is a proof.
 */
export function pagodaAgainst(low: number, high: number, directions: number, aim: Square): Pagoda | null {
  const jumps = directions === STRAIGHT_DIRECTIONS ? STRAIGHT_JUMPS : JUMPS
  const columns = Array.from({ length: jumps }, (_, jump): [number, number][] => [
    [JUMP_FROM[jump]!, 1],
    [JUMP_OVER[jump]!, 1],
    [JUMP_TO[jump]!, -1],
  ])
  const wanted = Array.from({ length: SQUARES }, (_, square) => manned(low, high, square) - (square === aim ? 1 : 0))
  const duals = separate(columns, wanted)
  if (!duals) return null
  for (let factor = 1; factor <= MAX_DENOMINATOR; factor++) {
    const values = duals.map((dual) => Math.round(-dual * factor) + 0)
    const isExact = values.every((value, square) => Math.abs(value + duals[square]! * factor) < NEAR * factor)
    if (isExact && isPagoda(values, directions) && worth(values, low, high) < values[aim]!) return values
  }
  return null
}

/** Whether no jump in these directions raises the sum of the values under the men. */
export function isPagoda(values: Pagoda, directions: number): boolean {
  const jumps = directions === ALL_DIRECTIONS ? JUMPS : STRAIGHT_JUMPS
  for (let jump = 0; jump < jumps; jump++) {
    if (values[JUMP_FROM[jump]!]! + values[JUMP_OVER[jump]!]! < values[JUMP_TO[jump]!]!) return false
  }
  return true
}

/** Returns the sum of the values under the men. */
export function worth(values: Pagoda, low: number, high: number): number {
  return values.reduce((sum, value, square) => sum + value * manned(low, high, square), 0)
}

function manned(low: number, high: number, square: Square): number {
  return (low & LOW_BITS[square]!) | (high & HIGH_BITS[square]!) ? 1 : 0
}
