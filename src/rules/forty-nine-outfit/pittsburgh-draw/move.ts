import type { Kind } from '../../kit'

/**
 * A move as one small number: which of one's five cards are thrown away, bit i standing for the card in place i of the
 * hand, ascending. 0 is `stand`.
 */
export type Move = Kind<'move'>

export const STAND: Move = 0

/** Every choice among five cards. */
export const MOVES = 32
