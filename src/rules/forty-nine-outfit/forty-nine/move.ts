import type { Kind } from '../../kit'
import type { Square } from '../board'
import { CHEATER, type Card } from '../cards'

/**
 * A move as one small number: the square in bits 0 to 5, then whether the card is the Cheater, whether the last card is
 * announced, and which of the square's lines are claimed (bit i: the i-th in `LINES_AT`). `DRAW` and `PASS` use values
 * that are no squares, so that all moves under the automatic referee are below 128.
 */
export type Move = Kind<'move'>

export const DRAW: Move = 62
export const PASS: Move = 63

const SQUARE_MASK = 63
const CHEATER_FLAG = 1 << 6
const ANNOUNCEMENT_FLAG = 1 << 7
const CLAIMS_SHIFT = 8

export function packPlay(square: Square, cheats: boolean, announces = false, claims = 0): Move {
  return square | (cheats ? CHEATER_FLAG : 0) | (announces ? ANNOUNCEMENT_FLAG : 0) | (claims << CLAIMS_SHIFT)
}

export function isPlay(move: Move): boolean {
  return move !== DRAW && move !== PASS
}

export function squareOf(move: Move): Square {
  return move & SQUARE_MASK
}

/** Whether the Cheater is laid. */
export function laysCheater(move: Move): boolean {
  return (move & CHEATER_FLAG) !== 0
}

/** Returns the card laid: the Cheater, or the card whose own square it is. */
export function cardOf(move: Move): Card {
  return laysCheater(move) ? CHEATER : move & SQUARE_MASK
}

/** Returns a card's own square, which bears its number. */
export function ownSquareOf(card: Card): Square {
  const number: number = card
  return number
}

/** Whether the move announces a last card. */
export function announces(move: Move): boolean {
  return (move & ANNOUNCEMENT_FLAG) !== 0
}

/** Returns the claimed lines: bit i stands for the i-th line through the square. */
export function claimsOf(move: Move): number {
  return move >>> CLAIMS_SHIFT
}
