import { firstOf, lastOf, type Kind } from '../kit'
import { wordsOf } from './cards'

/**
 * A square of the 7×7 board: 0 to 48, row by row from the top left; notation and views count from 1. A line is a set of
 * squares that a play can complete: one of the 16 rows of seven, the 24 fifties and the 12 hundreds, listed in the
 * order in which they score.
 */
export type Square = Kind<'square'>

export const SIDE = 7
export const SQUARES = 49
export const CENTRE: Square = 24

/** The square whose card ends the game. */
export const LAST_SQUARE: Square = 48

type LineKind = 'row' | 'fifty' | 'hundred'

export interface Line {
  readonly kind: LineKind
  /** The name of the line: `3-45`, `5+45`, `5+15+35+45`. */
  readonly name: string
  /** Ascending. */
  readonly squares: readonly Square[]
  readonly points: number
}

/** Returns the squares that share a side with a square. */
export function adjoiningSquares(square: Square): Square[] {
  const column = square % SIDE
  const around: Square[] = []
  if (square >= SIDE) around.push(square - SIDE)
  if (column > 0) around.push(square - 1)
  if (column < SIDE - 1) around.push(square + 1)
  if (square < SQUARES - SIDE) around.push(square + SIDE)
  return around
}

/** All 52 lines: rows in order of their ends, then fifties and hundreds in order of their squares. */
export const LINES: readonly Line[] = [...rows(), ...fifties(), ...hundreds()]

/** Number of rows in {@link LINES}; they come first. */
export const ROWS = 16

/** Masks of the squares of each line: low and high words (see {@link LOW_BITS}). */
export const [LINE_LOW, LINE_HIGH] = wordsOf(LINES.map(({ squares }) => squares))

/** Masks of the squares that adjoin each square. */
export const [ADJOINING_LOW, ADJOINING_HIGH] = wordsOf(
  Array.from({ length: SQUARES }, (_, square) => adjoiningSquares(square)),
)

/** Entries per square in {@link LINES_AT}: the largest number of lines through one square. */
export const MAX_LINES_PER_SQUARE = 6

/** The lines through square s, as ascending indices of {@link LINES}, from entry `MAX_LINES_PER_SQUARE * s` on; then -1. */
export const LINES_AT = tableBySquare(MAX_LINES_PER_SQUARE, linesThrough)

/** Number of rows through each square, and of lines of any kind. */
export const ROWS_AT = Int32Array.from({ length: SQUARES }, (_, s) => linesThrough(s).filter((l) => l < ROWS).length)
export const LINE_COUNT_AT = Int32Array.from({ length: SQUARES }, (_, s) => linesThrough(s).length)

/** Returns what `listAt` lists for each square s, from entry `room * s` on; then -1. */
export function tableBySquare(room: number, listAt: (square: Square) => readonly number[]): Int32Array {
  return Int32Array.from({ length: SQUARES * room }, (_, entry) => listAt(Math.floor(entry / room))[entry % room] ?? -1)
}

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
  return found.sort((a, b) => firstOf(a.squares) - firstOf(b.squares) || lastOf(a.squares) - lastOf(b.squares))
}

function row(squares: Square[]): Line {
  return { kind: 'row', name: `${firstOf(squares) + 1}-${lastOf(squares) + 1}`, squares, points: 10 }
}

/** Returns all pairs of squares that lie opposite each other through square 25. */
function fifties(): Line[] {
  return Array.from({ length: CENTRE }, (_, square) => combination('fifty', [square, SQUARES - 1 - square], 5))
}

/**
 * Returns all sets of four squares that a quarter turn about square 25 maps onto themselves, by their lowest squares.
 */
function hundreds(): Line[] {
  const found: Line[] = []
  for (let square = 0; square < CENTRE; square++) {
    const squares = [square]
    while (squares.length < 4) squares.push(quarterTurn(lastOf(squares)))
    if (Math.min(...squares) === square)
      found.push(
        combination(
          'hundred',
          squares.sort((a, b) => a - b),
          10,
        ),
      )
  }
  return found
}

export function quarterTurn(square: Square): Square {
  return (square % SIDE) * SIDE + SIDE - 1 - Math.floor(square / SIDE)
}

function combination(kind: LineKind, squares: Square[], points: number): Line {
  return { kind, name: squares.map((square) => square + 1).join('+'), squares, points }
}
