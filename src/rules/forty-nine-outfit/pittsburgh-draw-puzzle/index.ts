import { NO_CHANCE, type Game } from '../../kit'
import { placedCard, writePlacing, type Placing } from '../placing'
import { moveAndTell, type TenHandsEvent } from './events'
import { handTo, moves, pick } from './moves'
import { OPTIONS } from './options'
import { read } from './read'
import type { TenHandsView } from './shape'
import { clone, copy, isSolved, move, start, type TenHandsState } from './state'
import { census, outcome, restore, view } from './view'

export type { TenHandsEvent } from './events'
export type { TenHandsView } from './shape'
export { HANDS, HIGHEST, isRight, LOWEST, TRAY, type TenHandsState } from './state'

/**
 * The Pittsburgh Draw Puzzle, from the sheet of 1928: the whole pack of fifty sorted into ten hands, one of each rank.
 */
export const pittsburghDrawPuzzle: Game<TenHandsState, Placing, TenHandsView, TenHandsEvent> = {
  info: {
    id: 'pittsburgh-draw-puzzle',
    title: 'Pittsburgh Draw Puzzle',
    box: 'forty-nine-outfit',
    year: 1928,
    seats: { min: 1, max: 1 },
    options: OPTIONS,
    chance: false,
    version: 1,
    undo: 'free',
    longest: () => Infinity,
  },
  start,
  clone,
  copy,
  ...NO_CHANCE,
  must: (state) => (isSolved(state) ? 0 : 1),
  may: () => 0,
  moves: (state, _seat, into) => moves(state, into),
  pick: (state, _seat, rng) => pick(state, rng),
  sound: () => true,
  apply(state, seat, made, tell) {
    if (tell) moveAndTell(state, seat, made, tell)
    else move(state, placedCard(made), handTo(made))
  },
  write: (_state, _seat, made) => writePlacing(made),
  read: (state, _seat, text) => read(state, text),
  view,
  eventFor: (event) => event,
  imagine: restore,
  outcome,
  dump: view,
  census,
}
