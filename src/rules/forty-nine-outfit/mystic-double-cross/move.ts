import type { Kind, Rng, Seat } from '../../kit'
import { count, firstMember, HIGH_BITS, LOW_BITS, nthMember } from '../cards'
import { SQUARES, type Square } from '../board'
import { isOver, type MysticDoubleCrossState } from './state'

/** A move as one number: the square on which the Cheater is placed, or `DRAW`. */
export type Move = Kind<'move'>

/** Returns the square on which the Cheater is placed. */
export function squareOf(move: Move): Square {
  const number: number = move
  return number
}

export const DRAW: Move = 63

const ALL_LOW = LOW_BITS.subarray(0, SQUARES).reduce((mask, bit) => mask | bit, 0)
const ALL_HIGH = HIGH_BITS.subarray(0, SQUARES).reduce((mask, bit) => mask | bit, 0)

/** Writes all moves and returns their number: with the Cheater in hand every vacant square, otherwise only `DRAW`. */
export function moves(state: MysticDoubleCrossState, _seat: Seat, into: Move[]): number {
  if (!state.dealt || isOver(state)) return 0
  if (!state.inHand) {
    into[0] = DRAW
    return 1
  }
  let listed = 0
  for (let low = vacantLow(state), high = vacantHigh(state); (low | high) !== 0;) {
    const square = firstMember(low, high)
    into[listed++] = square
    low &= ~LOW_BITS[square]!
    high &= ~HIGH_BITS[square]!
  }
  return listed
}

export function pick(state: MysticDoubleCrossState, _seat: Seat, rng: Rng): Move {
  if (!state.inHand) return DRAW
  const low = vacantLow(state)
  const high = vacantHigh(state)
  return nthMember(low, high, rng.below(count(low) + count(high)))
}

function vacantLow(state: MysticDoubleCrossState): number {
  return ALL_LOW & ~state.countLow
}

function vacantHigh(state: MysticDoubleCrossState): number {
  return ALL_HIGH & ~state.countHigh
}
