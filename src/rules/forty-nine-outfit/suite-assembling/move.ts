import type { Kind } from '../../kit'
import type { Card } from '../cards'

/**
 * A move as one small number: the card in the upper bits, where it goes in the lower three: to pile 0 to 6, or UP to
 * the foundations. A run is moved by its head. DEAL stands where no card is.
 */
export type Move = Kind<'move'>

export const UP = 7
export const DEAL: Move = 50 << 3

export function packMove(card: Card, place: number): Move {
  return (card << 3) | place
}

export function cardOf(move: Move): Card {
  return move >> 3
}

/** A pile, or UP. */
export function placeOf(move: Move): number {
  return move & 7
}
