import { SIDE, SQUARES, tableBySquare, type Square } from '../board'

/**
 * Number of lines, and where their kinds begin: rows 0 to 6, columns 7 to 13, the diagonals from square 1 (14) and from
 * square 7 (15).
 */
export const LINE_COUNT = 16
export const FIRST_COLUMN = 7
export const FIRST_DIAGONAL = 14

/** Sum that every line must have: a seventh of 1 + 2 + … + 49. */
export const MAGIC = 175

/** Largest number of these lines through one square. */
export const MAX_SUMS_PER_SQUARE = 4

/** The lines through square s from entry `MAX_SUMS_PER_SQUARE * s` on; then -1. */
export const SUMS_AT = tableBySquare(MAX_SUMS_PER_SQUARE, linesThrough)

/** The squares of each line, ascending. */
export const LINE_SQUARES: readonly (readonly Square[])[] = Array.from({ length: LINE_COUNT }, (_, line) => {
  return Array.from({ length: SQUARES }, (_, square) => square).filter((square) => linesThrough(square).includes(line))
})

function linesThrough(square: Square): number[] {
  const [row, column] = [Math.floor(square / SIDE), square % SIDE]
  const lines = [row, FIRST_COLUMN + column]
  if (row === column) lines.push(FIRST_DIAGONAL)
  if (row + column === SIDE - 1) lines.push(FIRST_DIAGONAL + 1)
  return lines
}
