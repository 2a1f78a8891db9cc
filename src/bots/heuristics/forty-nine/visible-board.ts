import type { Seat } from '../../../rules/kit'
import { HIGH, LOW, isRound } from '../../../rules/forty-nine-outfit/cards'
import { LAST, LINES, LINES_AT, MOST_LINES, SQUARES, type Square } from '../../../rules/forty-nine-outfit/board'
import { completedAt } from '../../../rules/forty-nine-outfit/forty-nine/lines'
import { packPlay, type Move } from '../../../rules/forty-nine-outfit/forty-nine/move'
import { handSize, type FortyNineState } from '../../../rules/forty-nine-outfit/forty-nine/state'
import { HAND_POINTS } from '../../../rules/forty-nine-outfit/forty-nine/tally'

// In range: seats, squares, lines.

/** The round squares, as masks. */
export const ROUND_LOW = masked(LOW)
export const ROUND_HIGH = masked(HIGH)

function masked(bits: Int32Array): number {
  let mask = 0
  for (let square = 0; square < SQUARES; square++) if (isRound(square)) mask |= bits[square]!
  return mask
}

/** Points that the number of a square brings: a multiple of five its number, any other nothing. */
export const FACE = Int32Array.from({ length: SQUARES }, (_, square) => (isRound(square) ? square + 1 : 0))

/** Cards in all hands together. */
export function cardsHeld(state: FortyNineState): number {
  let held = 0
  for (let seat = 0; seat < state.seats; seat++) held += handSize(state, seat)
  return held
}

/** Points for the rows, fifties and hundreds that a card on a square completes. */
function linePoints(state: FortyNineState, square: Square): number {
  let completed = completedAt(state, square)
  let points = 0
  for (let i = 0; completed !== 0; i++, completed >>= 1) {
    if (completed & 1) points += LINES[LINES_AT[MOST_LINES * square + i]!]!.points
  }
  return points
}

/** All that a play earns: square, lines, and what the end brings if it ends the game. */
export function gain(state: FortyNineState, seat: Seat, square: Square): number {
  let points = FACE[square]! + linePoints(state, square)
  const left = handSize(state, seat) - 1
  if (square === LAST) points += 50 + HAND_POINTS * (cardsHeld(state) - 1)
  if (left === 0) points += 10 + (square === LAST ? 0 : HAND_POINTS * (cardsHeld(state) - 1))
  return points
}

/** Whether a play ends the game. */
export function ends(state: FortyNineState, seat: Seat, square: Square): boolean {
  return square === LAST || handSize(state, seat) === 1
}

/** The lead over the best of the others. */
export function leadOf(state: FortyNineState, seat: Seat): number {
  let best = -Infinity
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && state.points[other]! > best) best = state.points[other]!
  }
  return state.points[seat]! - best
}

/** A play that claims all that it completes and announces a last card, as far as the referee wants to hear it. */
export function soundPlay(state: FortyNineState, seat: Seat, square: Square, cheater: boolean): Move {
  if (!state.strict) return packPlay(square, cheater)
  return packPlay(square, cheater, handSize(state, seat) === 1, completedAt(state, square))
}
