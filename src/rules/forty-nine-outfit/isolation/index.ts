import { NO_CHANCE, type Game } from '../../kit'
import { tellMove, type IsolationEvent } from './events'
import { fromOf, isLay, isTakeUp, squareOf, type Move } from './move'
import { moves, pick } from './moves'
import { read, write } from './read'
import type { IsolationView } from './shape'
import { clone, copy, flip, settle, start, type IsolationState } from './state'
import { census, outcome, restore, view } from './view'

export type { IsolationEvent } from './events'
export type { IsolationView } from './shape'
export type { IsolationState } from './state'
export type { Move } from './move'

/** Isolation, from the sheet of 1928: seven cards on the board, no two in one row, column or diagonal. */
export const isolation: Game<IsolationState, Move, IsolationView, IsolationEvent> = {
  info: {
    id: 'isolation',
    title: 'Isolation',
    box: 'forty-nine-outfit',
    year: 1928,
    seats: { min: 1, max: 1 },
    options: {},
    chance: false,
    version: 1,
    undo: 'free',
    longest: () => Infinity,
  },
  start,
  clone,
  copy,
  ...NO_CHANCE,
  must: (state) => (state.solved ? 0 : 1),
  may: () => 0,
  moves: (state, _seat, into) => moves(state, into),
  pick: (state, _seat, rng) => pick(state, rng),
  sound: () => true,
  apply(state, seat, move, tell) {
    if (!isLay(move)) flip(state, isTakeUp(move) ? squareOf(move) : fromOf(move))
    if (!isTakeUp(move)) flip(state, squareOf(move))
    settle(state)
    if (tell) tellMove(state, seat, move, tell)
  },
  write: (_state, _seat, move) => write(move),
  read: (state, _seat, text) => read(state, text),
  view,
  eventFor: (event) => event,
  imagine: restore,
  outcome,
  dump: view,
  census,
}
