import { count, HIGH_BITS, LOW_BITS, members } from '../cards'
import type { Square } from '../board'

/** A position of men. All men are alike, so it is a set of squares, as two words (see cards.ts). */
export interface Men {
  low: number
  high: number
  /** Number of men that were jumped and removed. */
  jumps: number
}

export function menLeft(men: Men): number {
  return count(men.low) + count(men.high)
}

/** Whether exactly one man is left and stands on a square; `square` -1 accepts any. */
export function isLast(men: Men, square: Square): boolean {
  if (menLeft(men) !== 1) return false
  return square < 0 || ((men.low & LOW_BITS[square]!) | (men.high & HIGH_BITS[square]!)) !== 0
}

export function place(men: Men, square: Square): void {
  men.low |= LOW_BITS[square]!
  men.high |= HIGH_BITS[square]!
}

/** Returns the squares with men, counted from 1. */
export function squaresOf(men: Men): number[] {
  return members(men.low, men.high).map((square) => square + 1)
}

/** Lists the place of every man: `17/man 5`, `off/man 40`. Men are alike and are numbered in order of their places. */
export function census(men: Men): string[] {
  const places = squaresOf(men).map((square) => `${square}`)
  for (let i = 0; i < men.jumps; i++) places.push('off')
  return places.map((at, man) => `${at}/man ${man + 1}`).sort()
}
