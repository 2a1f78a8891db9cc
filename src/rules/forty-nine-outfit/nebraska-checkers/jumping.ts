import type { Seat } from '../../kit'
import { lowestBit } from '../cards'
import { jumpsOf, packJump, packStart, type Move } from './move'
import { ALL, DIAGONALS, FORWARD, JUMP_FROM, JUMP_TO, KING_ROW, STEP_TO, type Diagonal, type Place } from './squares'
import { allMen, type NebraskaState } from './state'
import { shiftAgainst } from './stepping'

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
export function listJumps(state: NebraskaState, seat: Seat, into: Move[]): number {
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
