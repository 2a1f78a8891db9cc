import { type Seat, firstOf, lastOf, type EventSink } from '../../kit'
import { canJump, allJumpers } from './jumping'
import { diagonalOf, jumpsOf, startOf, type Move, placesOf } from './move'
import { DIAGONALS, JUMP_TO, KING_ROW, STEP_TO, numberOf, numbersIn, type Place } from './squares'
import { allMen, BLOCKED, NO_MEN, QUIET, remember, type NebraskaState, NONE } from './state'
import { canStep, allSteppers } from './stepping'
import type { NebraskaEvent } from './shape'
import { outcome, reasonOf } from './view'

/** Plays a legal move without reporting events. */
export function play(state: NebraskaState, seat: Seat, move: Move): void {
  const start = startOf(move)
  const wasKing = (state.kings[seat]! >> start) & 1
  const jumps = jumpsOf(move)
  if (jumps > 0) jump(state, seat, move, start, jumps, wasKing)
  else landMan(state, seat, start, STEP_TO[DIAGONALS * start + diagonalOf(move)]!, wasKing, 0)
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
  landMan(state, seat, start, at, wasKing, touched)
}

/** Puts a man down where its move ends; it becomes a king if it touched the far row. */
function landMan(state: NebraskaState, seat: Seat, from: number, to: number, wasKing: number, touched: number): void {
  const isKing = wasKing || (KING_ROW[seat]! & (touched | (1 << to))) !== 0
  if (wasKing) state.kings[seat]! &= ~(1 << from)
  else state.men[seat]! &= ~(1 << from)
  if (isKing) state.kings[seat]! |= 1 << to
  else state.men[seat]! |= 1 << to
}

/**
 * Returns how the game has ended, or 0. In the order of the rules page: the seat to move has no man, has no legal move,
 * or the quiet limit is reached.
 */
function endOf(state: NebraskaState): number {
  const { turn } = state
  if (allMen(state, turn) === 0) return NO_MEN
  if (!canStep(state, turn) && !canJump(state, turn)) return BLOCKED
  return state.quiet >= state.quietLimit ? QUIET : 0
}

type NebraskaEventSink = EventSink<NebraskaEvent>

/** Plays a move and reports events; shape.ts documents their order. */
export function playAndTell(state: NebraskaState, seat: Seat, move: Move, tell: NebraskaEventSink): void {
  const foe = 1 - seat
  const plain = (state.men[seat]! & (1 << startOf(move))) !== 0
  const men = state.men[foe]!
  const kings = state.kings[foe]!
  play(state, seat, move)
  tellWay(seat, move, plain, tell)
  for (const square of numbersIn(men & ~state.men[foe]!)) tell({ type: 'taken', seat: foe, square, king: false })
  for (const square of numbersIn(kings & ~state.kings[foe]!)) tell({ type: 'taken', seat: foe, square, king: true })
  tellNext(state, seat, tell)
}

function tellWay(seat: Seat, move: Move, plain: boolean, tell: NebraskaEventSink): void {
  const places = placesOf(move)
  let crowned = !plain
  for (let i = 1; i < places.length; i++) {
    const [from, to] = [places[i - 1]!, places[i]!]
    if (jumpsOf(move) === 0) tell({ type: 'stepped', seat, from: numberOf(from), to: numberOf(to) })
    else tell({ type: 'jumped', seat, from: numberOf(from), over: numberOf(between(from, to)), to: numberOf(to) })
    if (crowned || !(KING_ROW[seat]! & (1 << to))) continue
    tell({ type: 'crowned', seat, square: numberOf(to) })
    crowned = true
  }
}

/** Returns the place between the start and the landing of a jump. Along a diagonal, places change by equal steps. */
function between(from: Place, to: Place): Place {
  return (from + to) / 2
}

function tellNext(state: NebraskaState, seat: Seat, tell: NebraskaEventSink): void {
  const { scores, winners } = outcome(state)
  const reason = reasonOf(state)
  if (reason !== null && winners) {
    tell({ type: 'ended', seat, reason, scores, winners })
    return
  }
  const { turn } = state
  const mustJump = numbersIn(allJumpers(state, turn))
  tell({ type: 'turn', seat: turn, mustJump })
  const barred = state.barred[turn]!
  if (barred === NONE || mustJump.length > 0) return
  if (!(allSteppers(state, turn, diagonalOf(barred)) & (1 << startOf(barred)))) return
  const places = placesOf(barred)
  tell({ type: 'barred', seat: turn, from: numberOf(firstOf(places)), to: numberOf(lastOf(places)) })
}
