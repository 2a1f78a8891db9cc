import type { Seat } from '../../../rules/kit'
import {
  countOnLine,
  MIN_ROW_SIZE,
  MAX_STRAIGHTS_PER_SQUARE,
  STRAIGHT_COUNT_AT,
  STRAIGHTS,
  STRAIGHTS_AT,
} from '../../../rules/forty-nine-outfit/lines'
import type { Square } from '../../../rules/forty-nine-outfit/board'
import { count, HIGH_BITS, LOW_BITS } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_HIGH, COLOUR_LOW, COLOUR_SIZE, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import type { Move } from '../../../rules/forty-nine-outfit/colorow/moves'
import { HIGH_COLOURS, HIGH_WORDS, type ColorowState } from '../../../rules/forty-nine-outfit/colorow/state'
import { placedCard, placeOf } from '../../../rules/forty-nine-outfit/placing'
import { dueOn } from './row-gain'

/** Rates all squares alike, except those where the card makes three of a colour side by side, as a child would see. */
export function anySquare(state: ColorowState, _seat: Seat, move: Move): number {
  const square = placeOf(move)
  return standsInThree(state, colourIndex(placedCard(move)), square) ? 1 : 0
}

function standsInThree(state: ColorowState, colour: number, square: Square): boolean {
  const low = state.colours[colour]! | LOW_BITS[square]!
  const high = state.colours[HIGH_COLOURS + colour]! | HIGH_BITS[square]!
  const held = (at: Square | undefined): boolean =>
    at !== undefined && ((low & LOW_BITS[at]!) | (high & HIGH_BITS[at]!)) !== 0
  for (let i = 0; i < STRAIGHT_COUNT_AT[square]!; i++) {
    const line = STRAIGHTS[STRAIGHTS_AT[MAX_STRAIGHTS_PER_SQUARE * square + i]!]!
    const place = line.indexOf(square)
    for (let first = place - MIN_ROW_SIZE + 1; first <= place; first++) {
      if (held(line[first]) && held(line[first + 1]) && held(line[first + 2])) return true
    }
  }
  return false
}

/** Rates a play by what it is due. */
export function bestPaying(state: ColorowState, _seat: Seat, move: Move): number {
  return dueOn(state, colourIndex(placedCard(move)), placeOf(move))
}

/** Penalty for leaving two of a colour on a line, in points. */
const TWO_IN_LINE = 1.5

/** Rates a play by what it is due, less if it leaves a line with two of its colour and others may hold the third. */
export function rateAvoidingPairs(state: ColorowState, seat: Seat, move: Move): number {
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

/** Whether a card makes two of its colour on a line that has another vacant square. */
function leavesPair(state: ColorowState, colour: number, square: Square): boolean {
  const low = state.colours[colour]! | LOW_BITS[square]!
  const high = state.colours[HIGH_COLOURS + colour]! | HIGH_BITS[square]!
  const vacantLow = state.vacantLow & ~LOW_BITS[square]!
  const vacantHigh = state.vacantHigh & ~HIGH_BITS[square]!
  for (let i = 0; i < STRAIGHT_COUNT_AT[square]!; i++) {
    const line = STRAIGHTS_AT[MAX_STRAIGHTS_PER_SQUARE * square + i]!
    if (countOnLine(line, low, high) === MIN_ROW_SIZE - 1 && countOnLine(line, vacantLow, vacantHigh) > 0) return true
  }
  return false
}
