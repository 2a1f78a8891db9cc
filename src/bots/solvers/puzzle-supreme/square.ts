import type { PuzzleSupremeState } from '../../../rules/forty-nine-outfit/puzzle-supreme'

/** Cells and numbers. */
export const CELLS = 49
export const SIDE = 7

/** Sum of a line. */
export const MAGIC = 175

/** Lines: 7 rows, 7 columns, 2 diagonals. */
export const LINES = 16

/** A square of numbers 1 to 49, row by row; 0 where nothing lies. */
export type Square = Uint8Array

/** The lines through each cell. */
export const LINES_OF: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => linesOf(cell))

/** The cells of each line. */
export const CELLS_OF: readonly (readonly number[])[] = Array.from({ length: LINES }, (_, line) => {
  return [...LINES_OF.keys()].filter((cell) => LINES_OF[cell]!.includes(line))
})

export function squareOf(state: PuzzleSupremeState): Square {
  return Uint8Array.from(state.cardOn, (card) => card + 1)
}

export function vacantCells(square: Square): number[] {
  return [...square.keys()].filter((cell) => square[cell] === 0)
}

/** Numbers that lie nowhere, ascending. */
export function freeNumbers(square: Square): number[] {
  const laid = new Set(square)
  return Array.from({ length: CELLS }, (_, i) => i + 1).filter((number) => !laid.has(number))
}

/** What the numbers on a line lack to 175. */
export function lackOf(square: Square, line: number): number {
  return CELLS_OF[line]!.reduce((lack, cell) => lack - square[cell]!, MAGIC)
}

/** The vacant cells of a line. */
export function gapsOf(square: Square, line: number): number[] {
  return CELLS_OF[line]!.filter((cell) => square[cell] === 0)
}

/**
 * Lines that can't come right while their numbers stay: full and wrong, or with one gap that needs a number which is
 * not free.
 */
export function hopelessLines(square: Square): number[] {
  const free = freeNumbers(square)
  return Array.from({ length: LINES }, (_, line) => line).filter((line) => {
    const gaps = gapsOf(square, line).length
    const lack = lackOf(square, line)
    return gaps === 0 ? lack !== 0 : gaps === 1 && !free.includes(lack)
  })
}

function linesOf(cell: number): number[] {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE]
  const lines = [row, SIDE + column]
  if (row === column) lines.push(2 * SIDE)
  if (row + column === SIDE - 1) lines.push(2 * SIDE + 1)
  return lines
}
