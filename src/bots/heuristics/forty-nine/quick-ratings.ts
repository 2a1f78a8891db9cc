import type { Seat } from '../../../rules/kit'
import { cheats, DRAW, PASS, squareOf, type Move } from '../../../rules/forty-nine-outfit/forty-nine/move'
import type { FortyNineState } from '../../../rules/forty-nine-outfit/forty-nine/state'
import { ends, FACE, gain, leadOf } from './visible-board'

// In range: squares.

/** How good a move looks at a glance, in points. */
export type QuickRating = (state: FortyNineState, seat: Seat, move: Move) => number

/** Lays whatever fits, draws when nothing does. */
export const layAnything: QuickRating = (_state, _seat, move) => (move === PASS ? 0 : move === DRAW ? 1 : 2)

/**
 * Lays the highest multiple of five, else draws, else whatever fits; throws the Cheater at any round square; ends the
 * game only to win it. Sees no rows and no dangers.
 */
export const likeFives: QuickRating = (state, seat, move) => {
  if (move === PASS) return 0
  if (move === DRAW) return 3
  const square = squareOf(move)
  if (ends(state, seat, square)) return leadOf(state, seat) + gain(state, seat, square) > 0 ? 100 : -100
  if (FACE[square]! > 0) return 10 + FACE[square]!
  return cheats(move) ? -1 : 1
}
