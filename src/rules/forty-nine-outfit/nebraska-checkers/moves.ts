import type { Rng, Seat } from '../../kit'
import { count, lowestBit, nthBit } from '../cards'
import { canJump, listJumps } from './jumping'
import { packStep, type Move } from './move'
import { DIAGONALS, type Diagonal } from './squares'
import type { NebraskaState } from './state'
import { steppers } from './stepping'

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
