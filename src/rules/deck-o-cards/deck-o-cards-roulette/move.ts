import type { Kind } from '../../kit'
import { SPOTS, type Spot } from './spots'

/**
 * A move as one number: the low 8 bits hold the spot of a bet, or the code of another move; the bits above them hold
 * the stake, which may need more than 31 bits.
 */
export type Move = Kind<'move'>

export const READY: Move = SPOTS
export const CLEAR: Move = SPOTS + 1
export const SPIN: Move = SPOTS + 2

const STAKE_FACTOR = 256

/** The largest stake of one move, so that a move stays an exact number. */
export const MAX_STAKE = 2 ** 45 - 1

export function packBet(spot: Spot, stake: number): Move {
  return spot + STAKE_FACTOR * stake
}

export function isBet(move: Move): boolean {
  return move >= STAKE_FACTOR
}

export function spotOf(move: Move): Spot {
  return move & (STAKE_FACTOR - 1)
}

/** Returns the stake in chips; 0 if the move is not a bet. */
export function stakeOf(move: Move): number {
  return (move - spotOf(move)) / STAKE_FACTOR
}
