import { countMembers, nextMember, wordsOf } from '../cards'
import { quarterTurn, SIDE, SQUARES, type Square } from '../board'
import { firstOf } from '../../kit'

const SQUARE_LIST: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square)

/** Masks of the squares that share a row, a column or a diagonal of any length with each square, itself excluded. */
const [CLASH_LOW, CLASH_HIGH] = wordsOf(
  SQUARE_LIST.map((one) => SQUARE_LIST.filter((two) => one !== two && clash(one, two))),
)

/** Whether cards on two different squares clash. */
export function clash(one: Square, two: Square): boolean {
  const rows = Math.abs(Math.floor(one / SIDE) - Math.floor(two / SIDE))
  const columns = Math.abs((one % SIDE) - (two % SIDE))
  return rows === 0 || columns === 0 || rows === columns
}

/** Whether any two cards of a set clash. */
export function anyClash(low: number, high: number): boolean {
  for (let square = nextMember(low, high, -1); square >= 0; square = nextMember(low, high, square)) {
    if (countClashes(square, low, high) !== 0) return true
  }
  return false
}

/** Counts the cards of a set that clash with a card on a square. */
export function countClashes(square: Square, low: number, high: number): number {
  return countMembers(CLASH_LOW[square]! & low, CLASH_HIGH[square]! & high)
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
  const [lows, highs] = wordsOf(all)
  return all.map((squares, i) => {
    const first = firstPicture(squares)
    if (!firsts.includes(first)) firsts.push(first)
    return {
      number: i + 1,
      family: firsts.indexOf(first) + 1,
      squares,
      low: lows[i]!,
      high: highs[i]!,
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

function mirrored(square: Square): Square {
  return square - (square % SIDE) + SIDE - 1 - (square % SIDE)
}

function nameOf(squares: readonly Square[]): string {
  const laid = new Set(squares)
  return Array.from({ length: SQUARES }, (_, square) => (laid.has(square) ? 'x' : '.')).join('')
}
