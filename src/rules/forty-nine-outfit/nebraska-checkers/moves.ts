import type { Seat, Rng } from '../../kit'
import { diagonalOf, startOf, jumpsOf, packJump, packStart, type Move, packStep } from './move'
import {
  ALL,
  FORWARD,
  STEP_FROM,
  type Diagonal,
  DIAGONALS,
  JUMP_FROM,
  JUMP_TO,
  KING_ROW,
  STEP_TO,
  type Place,
} from './squares'
import { allMen, NONE, type NebraskaState } from './state'
import { lowestBit, count, nthBit } from '../cards'

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
function steppers(state: NebraskaState, seat: Seat, diagonal: Diagonal): number {
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

/** Returns the places from which a seat can jump along a diagonal. */
function jumpers(state: NebraskaState, seat: Seat, diagonal: Diagonal): number {
  const foes = allMen(state, 1 - seat)
  const free = ALL & ~(foes | allMen(state, seat))
  const kings = state.kings[seat]!
  const men = diagonal >> 1 === FORWARD[seat]! >> 1 ? kings | state.men[seat]! : kings
  return (
    men & JUMP_FROM[diagonal]! & shiftAgainst(foes, diagonal) & shiftAgainst(shiftAgainst(free, diagonal), diagonal)
  )
}

/** Returns the places of a seat's men that can jump. */
export function allJumpers(state: NebraskaState, seat: Seat): number {
  const forward = jumpers(state, seat, FORWARD[seat]!) | jumpers(state, seat, FORWARD[seat]! + 1)
  if (state.kings[seat] === 0) return forward
  return forward | jumpers(state, seat, FORWARD[1 - seat]!) | jumpers(state, seat, FORWARD[1 - seat]! + 1)
}

export function canJump(state: NebraskaState, seat: Seat): boolean {
  return allJumpers(state, seat) !== 0
}

/**
 * Writes all jumps of a seat, each continued to its end, and returns their number; with `takeMost` only the fullest.
 */
function listJumps(state: NebraskaState, seat: Seat, into: Move[]): number {
  const found = listChains(state, seat, into)
  return state.takeMost ? keepFullest(into, found) : found
}

/** Does the same as {@link listJumps} without the `takeMost` rule. */
export function listChains(state: NebraskaState, seat: Seat, into: Move[]): number {
  const foes = allMen(state, 1 - seat)
  const free = ALL & ~(foes | allMen(state, seat))
  let found = 0
  for (let rest = allJumpers(state, seat); rest !== 0; rest &= rest - 1) {
    const place = lowestBit(rest)
    const king = (state.kings[seat]! >> place) & 1
    found = extend(state, seat, packStart(place), place, king, foes, free | (1 << place), into, found)
  }
  return found
}

/**
 * Writes all complete continuations of a chain that has reached a place, after the first `from` entries. Its starting
 * square counts as free; the squares of men already jumped need not, as no jump lands there.
 */
function extend(
  state: NebraskaState,
  seat: Seat,
  chain: Move,
  at: Place,
  king: number,
  foes: number,
  free: number,
  into: Move[],
  from: number,
): number {
  let found = from
  const first = king ? 0 : FORWARD[seat]!
  const end = king ? DIAGONALS : first + 2
  for (let diagonal = first; diagonal < end; diagonal++) {
    const to = JUMP_TO[DIAGONALS * at + diagonal]!
    if (to < 0) continue
    const over = 1 << STEP_TO[DIAGONALS * at + diagonal]!
    if ((foes & over) === 0 || (free & (1 << to)) === 0) continue
    const longer = packJump(chain, diagonal)
    const crowned = king === 0 && (KING_ROW[seat]! & (1 << to)) !== 0
    if (crowned && state.crownEndsJump) into[found++] = longer
    else found = extend(state, seat, longer, to, crowned ? 1 : king, foes & ~over, free, into, found)
  }
  if (found === from && jumpsOf(chain) > 0) into[found++] = chain
  return found
}

function keepFullest(into: Move[], found: number): number {
  let most = 0
  for (let i = 0; i < found; i++) if (jumpsOf(into[i]!) > most) most = jumpsOf(into[i]!)
  let kept = 0
  for (let i = 0; i < found; i++) if (jumpsOf(into[i]!) === most) into[kept++] = into[i]!
  return kept
}

/** Scratch list of jumps for `pick`. */
const LISTED: Move[] = []

/** Writes all legal moves of a seat: its jumps if there are any, else its steps. */
export function moves(state: NebraskaState, seat: Seat, into: Move[]): number {
  if (state.ended || state.turn !== seat) return 0
  const found = canJump(state, seat) ? listJumps(state, seat, into) : 0
  return found > 0 ? found : steps(state, seat, into)
}

/** Returns one of {@link moves}, chosen uniformly. */
export function pick(state: NebraskaState, seat: Seat, rng: Rng): Move {
  if (canJump(state, seat)) {
    const found = listJumps(state, seat, LISTED)
    return LISTED[found > 1 ? rng.below(found) : 0]!
  }
  const first = steppers(state, seat, 0)
  const second = steppers(state, seat, 1)
  const third = steppers(state, seat, 2)
  const fourth = steppers(state, seat, 3)
  const belowSecond = count(first)
  const belowThird = belowSecond + count(second)
  const belowFourth = belowThird + count(third)
  const chosen = rng.below(belowFourth + count(fourth))
  if (chosen < belowSecond) return packStep(nthBit(first, chosen), 0)
  if (chosen < belowThird) return packStep(nthBit(second, chosen - belowSecond), 1)
  if (chosen < belowFourth) return packStep(nthBit(third, chosen - belowThird), 2)
  return packStep(nthBit(fourth, chosen - belowFourth), 3)
}

function steps(state: NebraskaState, seat: Seat, into: Move[]): number {
  let found = 0
  for (let diagonal: Diagonal = 0; diagonal < DIAGONALS; diagonal++) {
    for (let rest = steppers(state, seat, diagonal); rest !== 0; rest &= rest - 1) {
      into[found++] = packStep(lowestBit(rest), diagonal)
    }
  }
  return found
}
