import type { Kind } from '../../kit'
import type { Card } from '../cards'

/**
 * A move as one number of 26 bits: the card played (6), the kind of move (2), the pieces of one colour (7, each by the
 * place of the loose card or of the build's highest card), the riders (8, see colour-sets.ts) and the colour (3). In a
 * taking loose drones are always riders, in a build never. If no piece but riders is named, the colour is 0, so that
 * every move has exactly one number.
 */
export type Move = Kind<'move'>

const KIND_SHIFT = 6
const NAMED_SHIFT = 8
const RIDERS_SHIFT = 15
const COLOUR_SHIFT = 23

export function packMove(card: Card, kind: number, colour: number, named: number, riders: number): Move {
  return card | (kind << KIND_SHIFT) | (named << NAMED_SHIFT) | (riders << RIDERS_SHIFT) | (colour << COLOUR_SHIFT)
}

export function cardOf(move: Move): Card {
  return move & 63
}

export function kindOf(move: Move): number {
  return (move >>> KIND_SHIFT) & 3
}

/** Returns the colour of the named pieces. */
export function colourOfPieces(move: Move): number {
  return move >>> COLOUR_SHIFT
}

/** Returns the named pieces of that colour, as a set of seven bits. */
export function namedOf(move: Move): number {
  return (move >>> NAMED_SHIFT) & 127
}

export function ridersOf(move: Move): number {
  return (move >>> RIDERS_SHIFT) & 255
}
