import { firstOf, lastOf, type Kind } from '../kit'
import { HIGH, LOW } from './cards'

// In range: squares; lines of one kind have equally many.

/**
 * The board of the outfit: squares 0 to 48, row by row from the top left; people count them from 1. Lines are what a
 * play can complete: the 16 rows of seven, the 24 fifties and the 12 hundreds, in the order in which they are told.
 */
export type Square = Kind<'square'>

export const SIDE = 7
export const SQUARES = 49
export const CENTRE: Square = 24

/** The square whose card ends the game. */
export const LAST: Square = 48

type LineKind = 'row' | 'fifty' | 'hundred'

export interface Line {
  readonly kind: LineKind
  /** `3-45`, `5+45`, `5+15+35+45`. */
  readonly name: string
  /** Ascending. */
  readonly squares: readonly Square[]
  readonly points: number
}

/** Squares that share a side. */
export function adjoining(square: Square): Square[] {
  const column = square % SIDE
  const around: Square[] = []
  if (square >= SIDE) around.push(square - SIDE)
  if (column > 0) around.push(square - 1)
  if (column < SIDE - 1) around.push(square + 1)
  if (square < SQUARES - SIDE) around.push(square + SIDE)
  return around
}

/** All 52 lines: rows by their ends, then fifties, then hundreds, each by its squares. */
export const LINES: readonly Line[] = [...rows(), ...fifties(), ...hundreds()]

/** How many of {@link LINES} are rows; they stand first. */
export const ROWS = 16

/** Masks of the lines. */
export const LINE_LOW = Int32Array.from(LINES, (line) => union(LOW, line.squares))
export const LINE_HIGH = Int32Array.from(LINES, (line) => union(HIGH, line.squares))

/** Masks of the squares that adjoin a square. */
export const ADJOINING_LOW = Int32Array.from({ length: SQUARES }, (_, square) => union(LOW, adjoining(square)))
export const ADJOINING_HIGH = Int32Array.from({ length: SQUARES }, (_, square) => union(HIGH, adjoining(square)))

/** Places for each square in {@link LINES_AT}. */
export const MOST_LINES = 6

/** The lines through square s, as indices of {@link LINES}, ascending, from entry `MOST_LINES * s` on. */
export const LINES_AT = Int32Array.from({ length: SQUARES * MOST_LINES }, (_, place) => {
  return linesThrough(Math.floor(place / MOST_LINES))[place % MOST_LINES] ?? -1
})

/** How many rows pass through a square, and how many lines of any kind. */
export const ROWS_AT = Int32Array.from({ length: SQUARES }, (_, s) => linesThrough(s).filter((l) => l < ROWS).length)
export const LINE_COUNT_AT = Int32Array.from({ length: SQUARES }, (_, s) => linesThrough(s).length)

function linesThrough(square: Square): number[] {
  return LINES.flatMap((line, index) => (line.squares.includes(square) ? [index] : []))
}

function rows(): Line[] {
  const found: Line[] = []
  const steps = Array.from({ length: SIDE }, (_, i) => i)
  for (const i of steps) {
    found.push(row(steps.map((k) => i * SIDE + k)))
    found.push(row(steps.map((k) => k * SIDE + i)))
  }
  found.push(row(steps.map((k) => k * (SIDE + 1))))
  found.push(row(steps.map((k) => (k + 1) * (SIDE - 1))))
  return found.sort(bySquares(0, SIDE - 1))
}

function row(squares: Square[]): Line {
  return { kind: 'row', name: `${firstOf(squares) + 1}-${lastOf(squares) + 1}`, squares, points: 10 }
}

/** Two squares opposite each other through 25. */
function fifties(): Line[] {
  return Array.from({ length: CENTRE }, (_, square) => combination('fifty', [square, SQUARES - 1 - square], 5))
}

/** The four squares that a quarter turn about 25 carries into one another: of each turn the one with its lowest square. */
function hundreds(): Line[] {
  const found: Line[] = []
  for (let square = 0; square < CENTRE; square++) {
    const squares = [square]
    while (squares.length < 4) squares.push(quarterTurn(lastOf(squares)))
    if (Math.min(...squares) === square) found.push(combination('hundred', squares.sort(ascending), 10))
  }
  return found
}

function quarterTurn(square: Square): Square {
  return (square % SIDE) * SIDE + SIDE - 1 - Math.floor(square / SIDE)
}

function combination(kind: LineKind, squares: Square[], points: number): Line {
  return { kind, name: squares.map((square) => square + 1).join('+'), squares, points }
}

function bySquares(one: number, two: number): (a: Line, b: Line) => number {
  return (a, b) => a.squares[one]! - b.squares[one]! || a.squares[two]! - b.squares[two]!
}

function ascending(a: number, b: number): number {
  return a - b
}

function union(bits: Int32Array, squares: readonly Square[]): number {
  return squares.reduce((mask, square) => mask | bits[square]!, 0)
}
