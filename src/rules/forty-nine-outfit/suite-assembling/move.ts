import type { Kind } from '../../kit'
import type { Card } from '../cards'

/**
 * A move as one small number: the card in the upper bits, its destination in the lower three: pile 0 to 6, or `UP` for
 * the foundations. A run is named by its head. `DEAL` uses a card number that does not exist.
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

/** Returns the destination: a pile, or `UP`. */
export function placeOf(move: Move): number {
  return move & 7
}
