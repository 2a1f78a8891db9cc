import type { PuzzleSupremeState } from '../../../rules/forty-nine-outfit/puzzle-supreme'
import { LINE_SQUARES, LINE_COUNT, MAGIC } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'

export { LINE_COUNT } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'

/** Number of cells, and of numbers. */
export const CELLS = 49
const SIDE = 7

/** A square of numbers 1 to 49, row by row; 0 where nothing lies. */
export type Square = Uint8Array

/** The cells of each line: 7 rows, 7 columns, 2 diagonals. */
export const CELLS_OF = LINE_SQUARES

/** The lines through each cell. */
export const LINES_OF: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => {
  return [...CELLS_OF.keys()].filter((line) => CELLS_OF[line]!.includes(cell))
})

/**
 * Squares from two Latin squares, `7 σ(i + m j) + τ(i + n j) + 1` modulo 7. If m and n are different and neither 0, 1
 * nor 6, each row, column and long diagonal contains every value of σ and of τ once, whichever permutations these are,
 * and every pair of values occurs once. That is the page's family and more, since the page takes only permutations with
 * even steps. Rows and columns may also be permuted together as long as opposite ones stay opposite: then the lines
 * keep their numbers.
 */

/** Steps for which i + m j is a Latin square on the diagonals too. */
const STEPS = [2, 3, 4, 5]

/** The 48 orders of rows that keep opposite rows opposite. */
const ORDERS: readonly (readonly number[])[] = orders()

/** Returns a square of the family with these numbers where they lie, or null if there is none. */
export function latticeWith(square: Square): Square | null {
  const laid = [...square.keys()].filter((cell) => square[cell] !== 0)
  for (const order of ORDERS) {
    for (const m of STEPS) {
      const sigma = classesOf(square, laid, order, m, (number) => Math.floor((number - 1) / SIDE))
      if (!sigma) continue
      for (const n of STEPS) {
        if (n === m) continue
        const tau = classesOf(square, laid, order, n, (number) => (number - 1) % SIDE)
        if (tau) return filled(order, m, sigma, n, tau)
      }
    }
  }
  return null
}

/**
 * Returns a permutation that gives each class of cells (i + step j modulo 7) the value of its numbers; null if numbers
 * of one class have different values, or two classes the same value.
 */
function classesOf(
  square: Square,
  laid: readonly number[],
  order: readonly number[],
  step: number,
  value: (number: number) => number,
): number[] | null {
  const values = Array.from({ length: SIDE }, () => -1)
  const classes = Array.from({ length: SIDE }, () => -1)
  for (const cell of laid) {
    const wanted = value(square[cell]!)
    const found = classOf(order, step, cell)
    if (values[found] !== -1 && values[found] !== wanted) return null
    if (classes[wanted] !== -1 && classes[wanted] !== found) return null
    values[found] = wanted
    classes[wanted] = found
  }
  const rest = [...classes.keys()].filter((wanted) => classes[wanted] === -1)
  // There are as many unused values as classes without one.
  return values.map((known) => (known === -1 ? rest.shift()! : known))
}

function filled(order: readonly number[], m: number, sigma: number[], n: number, tau: number[]): Square {
  return Uint8Array.from({ length: CELLS }, (_, cell) => {
    return SIDE * sigma[classOf(order, m, cell)]! + tau[classOf(order, n, cell)]! + 1
  })
}

function classOf(order: readonly number[], step: number, cell: number): number {
  return (order[Math.floor(cell / SIDE)]! + step * order[cell % SIDE]!) % SIDE
}

function orders(): number[][] {
  const thirds = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  return thirds.flatMap((third) =>
    Array.from({ length: 8 }, (_, turned) => {
      const half = third.map((row, i) => (turned & (1 << i) ? SIDE - 1 - row : row))
      return [...half, 3, ...half.map((row) => SIDE - 1 - row).reverse()]
    }),
  )
}

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
