import type { Kind } from '../../kit'
import { SQUARES, type Square } from '../board'

/** A move as one small number: a card laid is its square, a card taken up follows, then all pairs of squares. */
export type Move = Kind<'move'>

export function lay(square: Square): Move {
  const number: number = square
  return number
}

export function takeUp(square: Square): Move {
  return SQUARES + square
}

export function shift(from: Square, to: Square): Move {
  return SQUARES * (from + 2) + to
}

export function isLay(move: Move): boolean {
  return move < SQUARES
}

export function isTakeUp(move: Move): boolean {
  return move >= SQUARES && move < 2 * SQUARES
}

/** Where a card goes or, taken up, where it lay. */
export function squareOf(move: Move): Square {
  return move % SQUARES
}

/** Where a card that is moved comes from. */
export function fromOf(move: Move): Square {
  return Math.floor(move / SQUARES) - 2
}
