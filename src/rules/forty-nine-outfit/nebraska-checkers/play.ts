import type { Seat } from '../../kit'
import { canJump } from './jumping'
import { diagonalOf, jumpsOf, startOf, type Move } from './move'
import { DIAGONALS, JUMP_TO, KING_ROW, STEP_TO } from './squares'
import { allOf, BLOCKED, NO_MEN, QUIET, remember, type NebraskaState } from './state'
import { canStep } from './stepping'

// In range: seats, places, diagonals.

/** Plays a legal move without a word. */
export function play(state: NebraskaState, seat: Seat, move: Move): void {
  const start = startOf(move)
  const wasKing = (state.kings[seat]! >> start) & 1
  const jumps = jumpsOf(move)
  if (jumps > 0) jump(state, seat, move, start, jumps, wasKing)
  else settle(state, seat, start, STEP_TO[DIAGONALS * start + diagonalOf(move)]!, wasKing, 0)
  state.quiet = jumps > 0 || !wasKing ? 0 : state.quiet + 1
  remember(state, seat, move)
  state.turn = 1 - seat
  state.ended = endOf(state)
}

function jump(state: NebraskaState, seat: Seat, move: Move, start: number, jumps: number, wasKing: number): void {
  let at = start
  let taken = 0
  let touched = 0
  for (let i = 0; i < jumps; i++) {
    const way = DIAGONALS * at + diagonalOf(move, i)
    taken |= 1 << STEP_TO[way]!
    at = JUMP_TO[way]!
    touched |= 1 << at
  }
  state.men[1 - seat]! &= ~taken
  state.kings[1 - seat]! &= ~taken
  settle(state, seat, start, at, wasKing, touched)
}

/** Sets a man down where its move ends; it is a king from then on if it touched the far row. */
function settle(state: NebraskaState, seat: Seat, from: number, to: number, wasKing: number, touched: number): void {
  const isKing = wasKing || (KING_ROW[seat]! & (touched | (1 << to))) !== 0
  if (wasKing) state.kings[seat]! &= ~(1 << from)
  else state.men[seat]! &= ~(1 << from)
  if (isKing) state.kings[seat]! |= 1 << to
  else state.men[seat]! |= 1 << to
}

/** Looked at after each move, in the page's order: the seat to move has no man, or no move, or the quiet limit is met. */
function endOf(state: NebraskaState): number {
  const { turn } = state
  if (allOf(state, turn) === 0) return NO_MEN
  if (!canStep(state, turn) && !canJump(state, turn)) return BLOCKED
  return state.quiet >= state.quietLimit ? QUIET : 0
}
