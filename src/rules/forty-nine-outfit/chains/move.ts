import type { Kind } from '../../kit'
import type { Square } from '../board'
import { LANDING, ALL_DIRECTIONS, type Direction } from '../jumps'

/**
 * A move of one man, all that he jumps without being let go, as one small number: the square he starts from in bits 0
 * to 5; above them the directions of his jumps, three bits each, the last one lowest, under a leading 1. Eight jumps,
 * the most that nine men allow, fill 31 bits.
 */
export type Chain = Kind<'move'>

const SQUARE_BITS = 6
const SQUARE = 63
const DIRECTION_BITS = 3
const DIRECTION = 7

/** A man who is touched and has not jumped yet. */
export function touch(square: Square): Chain {
  return square | (1 << SQUARE_BITS)
}

/** The same move with one more jump. */
export function longer(chain: Chain, direction: Direction): Chain {
  return (((chain >> SQUARE_BITS) << DIRECTION_BITS) | direction) * (SQUARE + 1) + (chain & SQUARE)
}

export function startOf(chain: Chain): Square {
  return chain & SQUARE
}

/** How many jumps a move has. */
export function lengthOf(chain: Chain): number {
  return Math.floor((31 - Math.clz32(chain >> SQUARE_BITS)) / DIRECTION_BITS)
}

/** The direction of the i-th jump, from 0, of a move of so many. */
export function directionAt(chain: Chain, length: number, i: number): Direction {
  return (chain >> (SQUARE_BITS + DIRECTION_BITS * (length - 1 - i))) & DIRECTION
}

/** `25x11x23`: every square on which the man stands. */
export function writeChain(chain: Chain): string {
  // In range: squares, directions; a chain's jumps land on the board.
  const length = lengthOf(chain)
  let square = startOf(chain)
  let text = `${square + 1}`
  for (let i = 0; i < length; i++) {
    square = LANDING[ALL_DIRECTIONS * square + directionAt(chain, length, i)]!
    text += `x${square + 1}`
  }
  return text
}
