import { count, HIGH, LOW, members } from '../cards'
import type { Square } from '../board'

// In range: squares.

/** Men are all alike, so a position is a set of squares in two words (see bits.ts). */
export interface Men {
  low: number
  high: number
  /** Men that were jumped and are off the board. */
  jumps: number
}

export function menLeft(men: Men): number {
  return count(men.low) + count(men.high)
}

/** Whether a single man is left and stands on a square; with -1 on any. */
export function isLast(men: Men, square: Square): boolean {
  if (menLeft(men) !== 1) return false
  return square < 0 || ((men.low & LOW[square]!) | (men.high & HIGH[square]!)) !== 0
}

export function place(men: Men, square: Square): void {
  men.low |= LOW[square]!
  men.high |= HIGH[square]!
}

/** The squares with men as people count them. */
export function squaresOf(men: Men): number[] {
  return members(men.low, men.high).map((square) => square + 1)
}

/** Where every man is: `17/man 5`, `off/man 40`. Men that are alike are counted off. */
export function census(men: Men): string[] {
  const places = squaresOf(men).map((square) => `${square}`)
  for (let i = 0; i < men.jumps; i++) places.push('off')
  return places.map((at, man) => `${at}/man ${man + 1}`).sort()
}
