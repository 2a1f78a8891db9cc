import type { Kind } from '../../kit'
import { SQUARES, type Square } from '../board'

/**
 * A move as one small number: 0 to 48 lay a card on that square, the next 49 take one up; then come all pairs of
 * squares.
 */
export type Move = Kind<'move'>

export function packLay(square: Square): Move {
  const number: number = square
  return number
}

export function packTakeUp(square: Square): Move {
  return SQUARES + square
}

export function packShift(from: Square, to: Square): Move {
  return SQUARES * (from + 2) + to
}

export function isLay(move: Move): boolean {
  return move < SQUARES
}

export function isTakeUp(move: Move): boolean {
  return move >= SQUARES && move < 2 * SQUARES
}

/** Returns the square to which a card goes or, if it is taken up, on which it lay. */
export function squareOf(move: Move): Square {
  return move % SQUARES
}

/** Returns the square from which a card is moved. */
export function fromOf(move: Move): Square {
  return Math.floor(move / SQUARES) - 2
}
