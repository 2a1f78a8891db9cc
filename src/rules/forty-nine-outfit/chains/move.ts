import type { Kind } from '../../kit'
import type { Square } from '../board'
import { LANDING, ALL_DIRECTIONS, type Direction } from '../jumps'

/**
 * A move: all jumps that one man makes without being released, as one small number. Bits 0 to 5 hold the starting
 * square; above them are the directions of the jumps, three bits each, the last one lowest, under a leading 1. Eight
 * jumps, the most that nine men allow, fill 31 bits.
 */
export type Chain = Kind<'move'>

const SQUARE_BITS = 6
const SQUARE_MASK = 63
const DIRECTION_BITS = 3
const DIRECTION_MASK = 7

/** Returns a move without jumps: a man picked up from his square. */
export function startChain(square: Square): Chain {
  return square | (1 << SQUARE_BITS)
}

/** Returns the move extended by one jump. */
export function extendChain(chain: Chain, direction: Direction): Chain {
  return (((chain >> SQUARE_BITS) << DIRECTION_BITS) | direction) * (SQUARE_MASK + 1) + (chain & SQUARE_MASK)
}

export function startOf(chain: Chain): Square {
  return chain & SQUARE_MASK
}

/** Returns the number of jumps in a move. */
export function lengthOf(chain: Chain): number {
  return Math.floor((31 - Math.clz32(chain >> SQUARE_BITS)) / DIRECTION_BITS)
}

/** Returns the direction of the i-th jump, counted from 0, in a move of `length` jumps. */
export function directionAt(chain: Chain, length: number, i: number): Direction {
  return (chain >> (SQUARE_BITS + DIRECTION_BITS * (length - 1 - i))) & DIRECTION_MASK
}

/** Writes a move: every square on which the man stands, as in `25x11x23`. */
export function writeChain(chain: Chain): string {
  const length = lengthOf(chain)
  let square = startOf(chain)
  let text = `${square + 1}`
  for (let i = 0; i < length; i++) {
    square = LANDING[ALL_DIRECTIONS * square + directionAt(chain, length, i)]!
    text += `x${square + 1}`
  }
  return text
}
