import { defineGame } from '../../define-game'
import { placedCard, writePlacing, type Placing } from '../placing'
import type { TenHandsEvent, TenHandsView } from './shape'
import { DESCRIPTION } from './description'
import { moveAndTell, handTo, moves, pick } from './moves'
import { read, census, outcome, restore, view } from './view'
import { copy, isSolved, move, start, type TenHandsState } from './state'

export type { TenHandsEvent } from './shape'
export type { TenHandsView } from './shape'
export { HANDS, HIGHEST, isRight, LOWEST, IN_TRAY, type TenHandsState } from './state'

/**
 * The Pittsburgh Draw Puzzle, from the sheet of 1928: sort the whole pack of fifty into ten hands, one of each rank.
 */
export const pittsburghDrawPuzzle = defineGame<TenHandsState, Placing, TenHandsView, TenHandsEvent>(
  'pittsburgh-draw-puzzle',
  {
    info: DESCRIPTION,
    start,
    copy,
    requiredSeats: (state) => (isSolved(state) ? 0 : 1),
    moves: (state, _seat, into) => moves(state, into),
    pick: (state, _seat, rng) => pick(state, rng),
    apply(state, seat, made, tell) {
      if (tell) moveAndTell(state, seat, made, tell)
      else move(state, placedCard(made), handTo(made))
    },
    write: (_state, _seat, made) => writePlacing(made),
    read: (state, _seat, text) => read(state, text),
    determinize: restore,
    outcome,
    dump: view,
    census,
  },
)
