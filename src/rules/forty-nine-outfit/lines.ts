import { count, wordsOf } from './cards'
import { SIDE, SQUARES, tableBySquare, type Square } from './board'

/**
 * The lines and rows of Colorow and its solitaire. A line is any full straight line of the board with at least three
 * squares. A row is the set of squares that one colour holds on a line, with or without gaps, if there are at least
 * three.
 */

/** Smallest number of cards in a row, and of squares in a line. */
export const MIN_ROW_SIZE = 3

/** The 32 lines, each ascending: 7 horizontals, 7 verticals, 9 diagonals falling to the right, 9 rising. */
export const STRAIGHTS: readonly (readonly Square[])[] = [
  ...along(0, 1),
  ...along(1, 0),
  ...along(1, 1),
  ...along(1, -1),
]

/** Masks of the squares of each line: low and high words (see kit/card-sets.ts). */
export const [STRAIGHT_LOW, STRAIGHT_HIGH] = wordsOf(STRAIGHTS)

/** Entries per square in {@link STRAIGHTS_AT}: the largest number of lines through one square. */
export const MAX_STRAIGHTS_PER_SQUARE = 4

/** Number of lines through each square. */
export const STRAIGHT_COUNT_AT = Int32Array.from({ length: SQUARES }, (_, square) => through(square).length)

/** The lines through square s, as indices of {@link STRAIGHTS}, from entry `MAX_STRAIGHTS_PER_SQUARE * s` on; then -1. */
export const STRAIGHTS_AT = tableBySquare(MAX_STRAIGHTS_PER_SQUARE, through)

/** Shift of the high word: square s + 25 then shares the bit of square s, and no line holds two squares 25 apart. */
const HIGH_SHIFT = 3

/** Returns the squares of a set that lie on a line, as one word. */
function onLine(line: number, low: number, high: number): number {
  return (low & STRAIGHT_LOW[line]!) | ((high & STRAIGHT_HIGH[line]!) << HIGH_SHIFT)
}

/** Counts the squares of a set that lie on a line. */
export function countOnLine(line: number, low: number, high: number): number {
  return count(onLine(line, low, high))
}

/** Whether a set of squares has a row on a line, that is at least three squares. */
export function hasRow(line: number, low: number, high: number): boolean {
  const found = onLine(line, low, high)
  const butOne = found & (found - 1)
  return (butOne & (butOne - 1)) !== 0
}

/** Returns the points of all rows in a set of squares: the standing count of one colour. */
export function pointsOfRows(low: number, high: number): number {
  let points = 0
  for (let line = 0; line < STRAIGHTS.length; line++) {
    if (hasRow(line, low, high)) points += countOnLine(line, low, high)
  }
  return points
}

/** Returns the points that a square not in a set would add: three for each new row, one for each row lengthened. */
export function gainAt(square: Square, low: number, high: number): number {
  const from = MAX_STRAIGHTS_PER_SQUARE * square
  let points = 0
  for (let i = STRAIGHT_COUNT_AT[square]! - 1; i >= 0; i--) {
    const found = onLine(STRAIGHTS_AT[from + i]!, low, high)
    const butOne = found & (found - 1)
    if (butOne !== 0) points += (butOne & (butOne - 1)) === 0 ? MIN_ROW_SIZE : 1
  }
  return points
}

/** Returns all lines in one direction, in order of their first squares. */
function along(down: number, right: number): Square[][] {
  const lines: Square[][] = []
  for (let square = 0; square < SQUARES; square++) {
    const [row, column] = [Math.floor(square / SIDE), square % SIDE]
    if (isOnBoard(row - down, column - right)) continue
    const line: Square[] = []
    for (let k = 0; isOnBoard(row + k * down, column + k * right); k++) line.push(square + k * (SIDE * down + right))
    if (line.length >= MIN_ROW_SIZE) lines.push(line)
  }
  return lines
}

function isOnBoard(row: number, column: number): boolean {
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE
}

function through(square: Square): number[] {
  return STRAIGHTS.flatMap((line, index) => (line.includes(square) ? [index] : []))
}
