import type { PuzzleSupremeState } from '../../../rules/forty-nine-outfit/puzzle-supreme'
import { LINE_SQUARES, LINE_COUNT, MAGIC } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'

export { LINE_COUNT } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'

/** Number of cells, and of numbers. */
export const CELLS = 49
export const SIDE = 7

/** A square of numbers 1 to 49, row by row; 0 where nothing lies. */
export type Square = Uint8Array

/** The cells of each line: 7 rows, 7 columns, 2 diagonals. */
export const CELLS_OF = LINE_SQUARES

/** The lines through each cell. */
export const LINES_OF: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => {
  return [...CELLS_OF.keys()].filter((line) => CELLS_OF[line]!.includes(cell))
})

export function squareOf(state: PuzzleSupremeState): Square {
  return Uint8Array.from(state.cardOn, (card) => card + 1)
}

export function vacantCells(square: Square): number[] {
  return [...square.keys()].filter((cell) => square[cell] === 0)
}

/** Returns the numbers that are not laid, ascending. */
export function freeNumbers(square: Square): number[] {
  const laid = new Set(square)
  return Array.from({ length: CELLS }, (_, i) => i + 1).filter((number) => !laid.has(number))
}

/** Returns what the numbers on a line lack to 175. */
export function lackOf(square: Square, line: number): number {
  return CELLS_OF[line]!.reduce((lack, cell) => lack - square[cell]!, MAGIC)
}

/** Returns the vacant cells of a line. */
export function gapsOf(square: Square, line: number): number[] {
  return CELLS_OF[line]!.filter((cell) => square[cell] === 0)
}

/**
 * Returns the lines that cannot reach 175 while their numbers stay: full and wrong, or with one gap that needs a number
 * that is not free.
 */
export function hopelessLines(square: Square): number[] {
  const free = freeNumbers(square)
  return Array.from({ length: LINE_COUNT }, (_, line) => line).filter((line) => {
    const gaps = gapsOf(square, line).length
    const lack = lackOf(square, line)
    return gaps === 0 ? lack !== 0 : gaps === 1 && !free.includes(lack)
  })
}
