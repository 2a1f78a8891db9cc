import { defineGame } from '../../define-game'
import { tellMove, type IsolationEvent, type IsolationView } from './shape'
import { DESCRIPTION } from './description'
import { fromOf, isLay, isTakeUp, squareOf, type Move } from './move'
import { moves, pick, read, write } from './read'
import { copy, toggleCard, updateSolved, start, type IsolationState } from './state'
import { census, outcome, restore, view } from './view'

export type { IsolationEvent } from './shape'
export type { IsolationView } from './shape'
export type { IsolationState } from './state'
export type { Move } from './move'

/** Isolation, from the sheet of 1928: lay seven cards on the board, no two in one row, column or diagonal. */
export const isolation = defineGame<IsolationState, Move, IsolationView, IsolationEvent>('isolation', {
  info: DESCRIPTION,
  start,
  copy,
  requiredSeats: (state) => (state.solved ? 0 : 1),
  moves: (state, _seat, into) => moves(state, into),
  pick: (state, _seat, rng) => pick(state, rng),
  apply(state, seat, move, tell) {
    if (!isLay(move)) toggleCard(state, isTakeUp(move) ? squareOf(move) : fromOf(move))
    if (!isTakeUp(move)) toggleCard(state, squareOf(move))
    updateSolved(state)
    if (tell) tellMove(state, seat, move, tell)
  },
  write: (_state, _seat, move) => write(move),
  read: (state, _seat, text) => read(state, text),
  determinize: restore,
  outcome,
  dump: view,
  census,
})
