import type { Seat } from '../../../rules/kit'
import {
  heldOn,
  LEAST_ROW,
  MOST_STRAIGHTS,
  STRAIGHT_COUNT_AT,
  STRAIGHTS,
  STRAIGHTS_AT,
} from '../../../rules/forty-nine-outfit/lines'
import type { Square } from '../../../rules/forty-nine-outfit/board'
import { count, HIGH, LOW } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_HIGH, COLOUR_LOW, COLOUR_SIZE, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import type { Move } from '../../../rules/forty-nine-outfit/colorow/move'
import { HIGH_COLOURS, HIGH_WORDS, type ColorowState } from '../../../rules/forty-nine-outfit/colorow/state'
import { placedCard, placeOf } from '../../../rules/forty-nine-outfit/placing'
import { dueOn } from './row-gain'

// In range: seats, colours, squares, lines.

/** Any square, but a child sees where a card makes three of a colour side by side. */
export function anySquare(state: ColorowState, _seat: Seat, move: Move): number {
  const square = placeOf(move)
  return standsInThree(state, colourIndex(placedCard(move)), square) ? 1 : 0
}

function standsInThree(state: ColorowState, colour: number, square: Square): boolean {
  const low = state.colours[colour]! | LOW[square]!
  const high = state.colours[HIGH_COLOURS + colour]! | HIGH[square]!
  const held = (at: Square | undefined): boolean => at !== undefined && ((low & LOW[at]!) | (high & HIGH[at]!)) !== 0
  for (let i = 0; i < STRAIGHT_COUNT_AT[square]!; i++) {
    const line = STRAIGHTS[STRAIGHTS_AT[MOST_STRAIGHTS * square + i]!]!
    const place = line.indexOf(square)
    for (let first = place - LEAST_ROW + 1; first <= place; first++) {
      if (held(line[first]) && held(line[first + 1]) && held(line[first + 2])) return true
    }
  }
  return false
}

/** The best-paying play. */
export function bestPaying(state: ColorowState, _seat: Seat, move: Move): number {
  return dueOn(state, colourIndex(placedCard(move)), placeOf(move))
}

/** What leaving two of a colour on a line looks worse by, in points. */
const TWO_IN_LINE = 1.5

/** The best-paying play that leaves no line with two of its colour, if others may hold the third. */
export function shyOfPairs(state: ColorowState, seat: Seat, move: Move): number {
  const colour = colourIndex(placedCard(move))
  const gain = bestPaying(state, seat, move)
  return mayBeHeld(state, seat, colour) && leavesPair(state, colour, placeOf(move)) ? gain - TWO_IN_LINE : gain
}

/** Whether any card of a colour is unseen. */
function mayBeHeld(state: ColorowState, seat: Seat, colour: number): boolean {
  const own =
    count(state.hands[seat]! & COLOUR_LOW[colour]!) + count(state.hands[HIGH_WORDS + seat]! & COLOUR_HIGH[colour]!)
  const laid = count(state.colours[colour]!) + count(state.colours[HIGH_COLOURS + colour]!)
  return own + laid < COLOUR_SIZE
}

/** Whether a card makes two of its colour on a line that has a free square more. */
function leavesPair(state: ColorowState, colour: number, square: Square): boolean {
  const low = state.colours[colour]! | LOW[square]!
  const high = state.colours[HIGH_COLOURS + colour]! | HIGH[square]!
  const vacantLow = state.vacantLow & ~LOW[square]!
  const vacantHigh = state.vacantHigh & ~HIGH[square]!
  for (let i = 0; i < STRAIGHT_COUNT_AT[square]!; i++) {
    const line = STRAIGHTS_AT[MOST_STRAIGHTS * square + i]!
    if (heldOn(line, low, high) === LEAST_ROW - 1 && heldOn(line, vacantLow, vacantHigh) > 0) return true
  }
  return false
}
