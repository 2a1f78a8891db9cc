import { HIGH, LOW } from './cards'
import { SIDE, SQUARES, type Square } from './board'

// In range: squares, directions, jumps.

/**
 * Where men can step and jump on the board of the outfit. A jump goes from a square over the next one in a direction to
 * the one right beyond. What each game makes of it (who may be jumped, what is removed) is its own affair.
 */
export type Direction = number

/** Rows and columns of one step. The four upright and level directions stand first, then the diagonals. */
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

export const UP_LEFT: Direction = 4

/** Upright and level: directions below this one. */
export const STRAIGHT = 4

/** With the diagonals. */
export const ALL_DIRECTIONS = 8

/** Entry `ALL_DIRECTIONS * square + direction`: the adjoining square, or -1 off the board. */
export const STEP = Int8Array.from({ length: SQUARES * ALL_DIRECTIONS }, (_, i) => beyond(i, 1))

/** Entry `ALL_DIRECTIONS * square + direction`: where a jump lands, or -1 off the board. */
export const LANDING = Int8Array.from({ length: SQUARES * ALL_DIRECTIONS }, (_, i) => beyond(i, 2))

/** Jumps by direction, then by the square they start from: upright and level ones stand first. */
const LISTED: readonly number[] = Array.from({ length: SQUARES * ALL_DIRECTIONS }, (_, i) => {
  return (i % SQUARES) * ALL_DIRECTIONS + Math.floor(i / SQUARES)
}).filter((place) => LANDING[place]! >= 0)

/** All jumps there are on an empty board, and how many of them are upright or level: jumps below that one. */
export const JUMPS = LISTED.length
export const STRAIGHT_JUMPS = LISTED.filter((place) => place % ALL_DIRECTIONS < STRAIGHT).length

/** The squares of each jump. */
export const JUMP_FROM = Int8Array.from(LISTED, (place) => Math.floor(place / ALL_DIRECTIONS))
export const JUMP_OVER = Int8Array.from(LISTED, (place) => STEP[place]!)
export const JUMP_TO = Int8Array.from(LISTED, (place) => LANDING[place]!)

/** Entry `ALL_DIRECTIONS * square + direction`: the jump, or -1 if it would land off the board. */
export const JUMP_AT = Int16Array.from({ length: SQUARES * ALL_DIRECTIONS }, (_, place) => LISTED.indexOf(place))

/** The squares that must be manned (where it starts, what it passes) and all three squares of a jump, as in bits.ts. */
export const MANNED_LOW = Int32Array.from({ length: JUMPS }, (_, jump) => manned(LOW, jump))
export const MANNED_HIGH = Int32Array.from({ length: JUMPS }, (_, jump) => manned(HIGH, jump))
export const TOUCHED_LOW = Int32Array.from({ length: JUMPS }, (_, jump) => manned(LOW, jump) | LOW[JUMP_TO[jump]!]!)
export const TOUCHED_HIGH = Int32Array.from({ length: JUMPS }, (_, jump) => manned(HIGH, jump) | HIGH[JUMP_TO[jump]!]!)

/** The direction in which one square lies two squares from another, or -1. */
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

function manned(bits: Int32Array, jump: number): number {
  return bits[JUMP_FROM[jump]!]! | bits[JUMP_OVER[jump]!]!
}
