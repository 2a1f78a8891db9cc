import type { Seat } from '../../kit'
import { diagonalOf, startOf } from './move'
import { ALL, FORWARD, STEP_FROM, type Diagonal } from './squares'
import { allMen, NONE, type NebraskaState } from './state'

/**
 * Returns the places from which a man of a seat could step along a diagonal, ignoring the repetition rule and the duty
 * to jump.
 */
export function allSteppers(state: NebraskaState, seat: Seat, diagonal: Diagonal): number {
  const free = ALL & ~(allMen(state, 0) | allMen(state, 1))
  const kings = state.kings[seat]!
  const men = diagonal >> 1 === FORWARD[seat]! >> 1 ? kings | state.men[seat]! : kings
  return men & STEP_FROM[diagonal]! & shiftAgainst(free, diagonal)
}

/** Does the same as {@link allSteppers} without the step that the repetition rule bars. */
export function steppers(state: NebraskaState, seat: Seat, diagonal: Diagonal): number {
  const found = allSteppers(state, seat, diagonal)
  const barred = state.barred[seat]!
  return barred === NONE || diagonalOf(barred) !== diagonal ? found : found & ~(1 << startOf(barred))
}

/** Whether a seat has any step that is not barred. */
export function canStep(state: NebraskaState, seat: Seat): boolean {
  return (
    (steppers(state, seat, FORWARD[seat]!) | steppers(state, seat, FORWARD[seat]! + 1)) !== 0 ||
    (state.kings[seat] !== 0 &&
      (steppers(state, seat, FORWARD[1 - seat]!) | steppers(state, seat, FORWARD[1 - seat]! + 1)) !== 0)
  )
}

/**
 * Shifts a set of places one step against a diagonal: returns the places from which a step along it leads into the set.
 * It ignores the edges of the board; callers mask them.
 */
export function shiftAgainst(set: number, diagonal: Diagonal): number {
  if (diagonal < 2) return diagonal === 0 ? set << 4 : set << 3
  return diagonal === 2 ? set >> 3 : set >> 4
}
