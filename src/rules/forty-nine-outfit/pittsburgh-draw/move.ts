import type { Kind } from '../../kit'

/**
 * A move as one small number: the set of cards thrown away, bit i standing for the i-th card of the hand, ascending. 0
 * is `stand`.
 */
export type Move = Kind<'move'>

export const STAND: Move = 0

/** Number of moves: every subset of five cards. */
export const MOVES = 32
