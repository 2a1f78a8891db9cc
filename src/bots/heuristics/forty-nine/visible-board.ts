import type { Seat } from '../../../rules/kit'
import { HIGH_BITS, LOW_BITS, isRound } from '../../../rules/forty-nine-outfit/cards'
import {
  LAST_SQUARE,
  LINES,
  LINES_AT,
  MAX_LINES_PER_SQUARE,
  SQUARES,
  type Square,
} from '../../../rules/forty-nine-outfit/board'
import { completedAt, type FortyNineState, HAND_POINTS } from '../../../rules/forty-nine-outfit/forty-nine/state'
import { packPlay, type Move } from '../../../rules/forty-nine-outfit/forty-nine/move'
import { countCards } from '../../../rules/forty-nine-outfit/hands'

/** The round squares, as masks. */
export const ROUND_LOW = masked(LOW_BITS)
export const ROUND_HIGH = masked(HIGH_BITS)

function masked(bits: Int32Array): number {
  let mask = 0
  for (let square = 0; square < SQUARES; square++) if (isRound(square)) mask |= bits[square]!
  return mask
}

/** Points for the number of a square: the number itself if it is a multiple of five, else none. */
export const SQUARE_POINTS = Int32Array.from({ length: SQUARES }, (_, square) => (isRound(square) ? square + 1 : 0))

/** Returns the number of cards in all hands. */
export function cardsHeld(state: FortyNineState): number {
  let held = 0
  for (let seat = 0; seat < state.seats; seat++) held += countCards(state.hands, seat)
  return held
}

/** Returns the points for the rows, fifties and hundreds that a card on a square completes. */
function linePoints(state: FortyNineState, square: Square): number {
  let completed = completedAt(state, square)
  let points = 0
  for (let i = 0; completed !== 0; i++, completed >>= 1) {
    if (completed & 1) points += LINES[LINES_AT[MAX_LINES_PER_SQUARE * square + i]!]!.points
  }
  return points
}

/** Returns all that a play earns: square, lines, and what the end brings if it ends the game. */
export function gain(state: FortyNineState, seat: Seat, square: Square): number {
  let points = SQUARE_POINTS[square]! + linePoints(state, square)
  const left = countCards(state.hands, seat) - 1
  if (square === LAST_SQUARE) points += 50 + HAND_POINTS * (cardsHeld(state) - 1)
  if (left === 0) points += 10 + (square === LAST_SQUARE ? 0 : HAND_POINTS * (cardsHeld(state) - 1))
  return points
}

/** Whether a play ends the game. */
export function endsGame(state: FortyNineState, seat: Seat, square: Square): boolean {
  return square === LAST_SQUARE || countCards(state.hands, seat) === 1
}

/** Returns the lead over the best of the other seats. */
export function leadOf(state: FortyNineState, seat: Seat): number {
  let best = -Infinity
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.points[other]! > best) best = state.points[other]!
  }
  return state.points[seat]! - best
}

/** Returns a play that claims all that it completes and announces a last card, as far as the referee requires it. */
export function soundPlay(state: FortyNineState, seat: Seat, square: Square, cheater: boolean): Move {
  if (!state.isStrict) return packPlay(square, cheater)
  return packPlay(square, cheater, countCards(state.hands, seat) === 1, completedAt(state, square))
}
