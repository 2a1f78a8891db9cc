import { ALL_DIRECTIONS, LANDING, STEP, UP_LEFT } from '../jumps'

/**
 * A playable square, as an index from 0 to 24. Only the 25 odd-numbered squares of the board are used, which the
 * diagonals link: place = (number - 1) / 2, so that a side's men are one word of 25 bits. A step down to the left
 * changes the place by 3, down to the right by 4; a jump by twice that.
 */
export type Place = number

export const PLACES = 25

/** All places, as a set. */
export const ALL = (1 << PLACES) - 1

/** The four diagonals: up to the left, up to the right, down to the left, down to the right. */
export type Diagonal = number

export const DIAGONALS = 4

/** By seat, the first of the two diagonals that lead forward: A moves up the board, B down. */
export const FORWARD = [0, 2] as const

/** Returns the square number that players see. */
export function numberOf(place: Place): number {
  return 2 * place + 1
}

/** Returns the place of an odd square from 1 to 49; -1 for an even one. */
export function placeOf(number: number): Place {
  return number % 2 === 1 ? (number - 1) / 2 : -1
}

/** Entry `DIAGONALS * place + diagonal`: the adjoining place, or -1. */
export const STEP_TO = Int8Array.from({ length: PLACES * DIAGONALS }, (_, i) => through(STEP, i))

/** Entry `DIAGONALS * place + diagonal`: where a jump lands, or -1. */
export const JUMP_TO = Int8Array.from({ length: PLACES * DIAGONALS }, (_, i) => through(LANDING, i))

/** By diagonal, the places from which a step stays on the board, and those from which a jump does. */
export const STEP_FROM = Int32Array.from({ length: DIAGONALS }, (_, diagonal) => startsOf(STEP_TO, diagonal))
export const JUMP_FROM = Int32Array.from({ length: DIAGONALS }, (_, diagonal) => startsOf(JUMP_TO, diagonal))

/** By seat, the row where plain men become kings: squares 1 to 7 for A, 43 to 49 for B. */
export const KING_ROW = [0b1111, 0b1111 << 21] as const

/**
 * Lists the places of a set as square numbers, ascending. It allocates, so it is for views and tests, not for playouts.
 */
export function numbersIn(set: number): number[] {
  const numbers: number[] = []
  for (let place = 0; place < PLACES; place++) if (set & (1 << place)) numbers.push(numberOf(place))
  return numbers
}

function through(table: Int8Array, index: number): number {
  const square = 2 * Math.floor(index / DIAGONALS)
  const to = table[ALL_DIRECTIONS * square + UP_LEFT + (index % DIAGONALS)]!
  return to < 0 ? -1 : to / 2
}

function startsOf(table: Int8Array, diagonal: Diagonal): number {
  let set = 0
  for (let place = 0; place < PLACES; place++) if (table[DIAGONALS * place + diagonal]! >= 0) set |= 1 << place
  return set
}
