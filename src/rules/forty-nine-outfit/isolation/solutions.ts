import { count, HIGH_BITS, LOW_BITS, lowestBit, FIRST_HIGH_MEMBER } from '../cards'
import { SIDE, SQUARES, type Square } from '../board'
import { firstOf } from '../../kit'

/** Masks of the squares that share a row, a column or a diagonal of any length with each square, itself excluded. */
const CLASH_LOW = Int32Array.from({ length: SQUARES }, (_, square) => clashMask(LOW_BITS, square))
const CLASH_HIGH = Int32Array.from({ length: SQUARES }, (_, square) => clashMask(HIGH_BITS, square))

function clashMask(bits: Int32Array, from: Square): number {
  let mask = 0
  for (let to = 0; to < SQUARES; to++) if (to !== from && clash(from, to)) mask |= bits[to]!
  return mask
}

/** Whether cards on two different squares clash. */
export function clash(one: Square, two: Square): boolean {
  const rows = Math.abs(Math.floor(one / SIDE) - Math.floor(two / SIDE))
  const columns = Math.abs((one % SIDE) - (two % SIDE))
  return rows === 0 || columns === 0 || rows === columns
}

/** Whether any two cards of a set clash. */
export function anyClash(low: number, high: number): boolean {
  for (let rest = low; rest !== 0; rest &= rest - 1) if (countClashes(lowestBit(rest), low, high) !== 0) return true
  for (let rest = high; rest !== 0; rest &= rest - 1)
    if (countClashes(FIRST_HIGH_MEMBER + lowestBit(rest), low, high) !== 0) return true
  return false
}

/** Counts the cards of a set that clash with a card on a square. */
export function countClashes(square: Square, low: number, high: number): number {
  return count(CLASH_LOW[square]! & low) + count(CLASH_HIGH[square]! & high)
}

/** One way to lay all seven cards without a clash. */
export interface Solution {
  /** 1 to 40, in ascending order of the squares. */
  readonly number: number
  /**
   * 1 to 6. A family is one arrangement with all its rotations and reflections; families are numbered by their first
   * solutions.
   */
  readonly family: number
  /** Ascending. */
  readonly squares: readonly Square[]
  readonly low: number
  readonly high: number
}

/** All solutions, in ascending order of their lists of squares. */
export const SOLUTIONS: readonly Solution[] = numbered(arrangements())

/** Returns the solution with exactly these squares, or null. */
export function solutionOf(low: number, high: number): Solution | null {
  return SOLUTIONS.find((solution) => solution.low === low && solution.high === high) ?? null
}

/**
 * Returns all arrangements that extend the cards laid, one card per row from the top: a backtracking search as in the
 * n-queens problem, for n = 7.
 */
function arrangements(laid: readonly Square[] = []): Square[][] {
  const row = laid.length
  if (row === SIDE) return [[...laid]]
  const squares = Array.from({ length: SIDE }, (_, column) => SIDE * row + column)
  return squares
    .filter((square) => laid.every((other) => !clash(square, other)))
    .flatMap((square) => arrangements([...laid, square]))
}

function numbered(all: readonly Square[][]): Solution[] {
  const firsts: string[] = []
  return all.map((squares, i) => {
    const first = firstPicture(squares)
    if (!firsts.includes(first)) firsts.push(first)
    return {
      number: i + 1,
      family: firsts.indexOf(first) + 1,
      squares,
      low: squares.reduce((mask, square) => mask | LOW_BITS[square]!, 0),
      high: squares.reduce((mask, square) => mask | HIGH_BITS[square]!, 0),
    }
  })
}

/** Returns the first of the eight rotations and reflections of an arrangement, as text; it identifies the family. */
function firstPicture(squares: readonly Square[]): string {
  const pictures: string[] = []
  let turned = [...squares]
  for (let turn = 0; turn < 4; turn++) {
    turned = turned.map(quarterTurn)
    pictures.push(nameOf(turned), nameOf(turned.map(mirrored)))
  }
  return firstOf(pictures.sort())
}

function quarterTurn(square: Square): Square {
  return (square % SIDE) * SIDE + SIDE - 1 - Math.floor(square / SIDE)
}

function mirrored(square: Square): Square {
  return square - (square % SIDE) + SIDE - 1 - (square % SIDE)
}

function nameOf(squares: readonly Square[]): string {
  const laid = new Set(squares)
  return Array.from({ length: SQUARES }, (_, square) => (laid.has(square) ? 'x' : '.')).join('')
}
