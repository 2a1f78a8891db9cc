import type { Kind } from '../../kit'
import { SPOTS, type Spot } from './spots'

/**
 * A move as one number: in the low 8 bits the spot of a bet, or what else is done; above them the stake, which may be
 * larger than 31 bits hold.
 */
export type Move = Kind<'move'>

export const READY: Move = SPOTS
export const CLEAR: Move = SPOTS + 1
export const SPIN: Move = SPOTS + 2

const STAKE = 256

/** The most that one move can stake, so that a move stays an exact number. */
export const MOST_STAKE = 2 ** 45 - 1

export function packBet(spot: Spot, stake: number): Move {
  return spot + STAKE * stake
}

export function isBet(move: Move): boolean {
  return move >= STAKE
}

export function spotOf(move: Move): Spot {
  return move & (STAKE - 1)
}

/** Chips staked; 0 if it is no bet. */
export function stakeOf(move: Move): number {
  return (move - spotOf(move)) / STAKE
}
