import { wordsOf } from './cards'
import { SIDE, SQUARES, type Square } from './board'

/**
 * A direction in which men step and jump, 0 to 7. The tables of this file cover the geometry only: a jump goes from a
 * square over the next one to the one right beyond. Each game decides which men may be jumped and which are removed.
 */
export type Direction = number

/** Rows and columns of one step in each direction: first the four vertical and horizontal ones, then the diagonals. */
const STEPS: readonly (readonly [rows: number, columns: number])[] = [
  [-1, 0], // up the board, towards square 1
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
]

/** The first diagonal direction. */
export const UP_LEFT: Direction = 4

/** Number of vertical and horizontal directions; they are the directions below this one. */
export const STRAIGHT_DIRECTIONS = 4

/** Number of directions, diagonals included. */
export const ALL_DIRECTIONS = 8

/** Entry `ALL_DIRECTIONS * square + direction`: the adjoining square, or -1 off the board. */
export const STEP = Int8Array.from({ length: SQUARES * ALL_DIRECTIONS }, (_, i) => beyond(i, 1))

/** Entry `ALL_DIRECTIONS * square + direction`: where a jump lands, or -1 off the board. */
export const LANDING = Int8Array.from({ length: SQUARES * ALL_DIRECTIONS }, (_, i) => beyond(i, 2))

/**
 * All jumps, as `ALL_DIRECTIONS * square + direction`, by direction, then by starting square; diagonal ones come last.
 */
const JUMP_PLACES: readonly number[] = Array.from({ length: SQUARES * ALL_DIRECTIONS }, (_, i) => {
  return (i % SQUARES) * ALL_DIRECTIONS + Math.floor(i / SQUARES)
}).filter((place) => LANDING[place]! >= 0)

/** Number of jumps that fit on the board, and of the vertical and horizontal ones, which have the lowest numbers. */
export const JUMPS = JUMP_PLACES.length
export const STRAIGHT_JUMPS = JUMP_PLACES.filter((place) => place % ALL_DIRECTIONS < STRAIGHT_DIRECTIONS).length

/** The squares of each jump: where it starts, the one jumped over, and where it lands. */
export const JUMP_FROM = Int8Array.from(JUMP_PLACES, (place) => Math.floor(place / ALL_DIRECTIONS))
export const JUMP_OVER = Int8Array.from(JUMP_PLACES, (place) => STEP[place]!)
export const JUMP_TO = Int8Array.from(JUMP_PLACES, (place) => LANDING[place]!)

/** Entry `ALL_DIRECTIONS * square + direction`: the jump, or -1 if it would land off the board. */
export const JUMP_AT = Int16Array.from({ length: SQUARES * ALL_DIRECTIONS }, (_, place) => JUMP_PLACES.indexOf(place))

/** Masks of the two squares of a jump that must hold men (the start and the one jumped over), and of all three. */
export const [MANNED_LOW, MANNED_HIGH] = wordsOf(JUMP_PLACES.map((_, jump) => manned(jump)))
export const [TOUCHED_LOW, TOUCHED_HIGH] = wordsOf(JUMP_PLACES.map((_, jump) => [...manned(jump), JUMP_TO[jump]!]))

/** Returns the direction in which `to` lies two squares from `from`, or -1. */
export function jumpDirection(from: Square, to: Square): Direction {
  const place = ALL_DIRECTIONS * from
  for (let direction = 0; direction < ALL_DIRECTIONS; direction++) {
    if (LANDING[place + direction] === to) return direction
  }
  return -1
}

function beyond(place: number, squares: number): number {
  const [rows, columns] = STEPS[place % ALL_DIRECTIONS]!
  const square = Math.floor(place / ALL_DIRECTIONS)
  const row = Math.floor(square / SIDE) + squares * rows
  const column = (square % SIDE) + squares * columns
  return row < 0 || row >= SIDE || column < 0 || column >= SIDE ? -1 : SIDE * row + column
}

function manned(jump: number): Square[] {
  return [JUMP_FROM[jump]!, JUMP_OVER[jump]!]
}
