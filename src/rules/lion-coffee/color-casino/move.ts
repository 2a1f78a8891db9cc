import type { Kind } from '../../kit'
import type { Card } from '../cards'

/**
 * A move as one number of 20 bits: the card played (6), its use (2: TRAIL, TAKE or BUILD), and the pieces of its colour
 * that the move names (12, each by the number of the loose card or of the build's higher card).
 */
export type Move = Kind<'move'>

const KIND_SHIFT = 6
const NAMED_SHIFT = 8

export function packMove(card: Card, kind: number, named: number): Move {
  return card | (kind << KIND_SHIFT) | (named << NAMED_SHIFT)
}

export function playedCard(move: Move): Card {
  return move & 63
}

export function kindOf(move: Move): number {
  return (move >>> KIND_SHIFT) & 3
}

/** Returns the named pieces of the card's colour, as a set within that colour. */
export function namedOf(move: Move): number {
  return move >>> NAMED_SHIFT
}
