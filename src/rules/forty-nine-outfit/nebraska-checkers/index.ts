import { defineGame } from '../../define-game'
import { census, dump, determinize, outcome } from './view'
import type { NebraskaEvent, NebraskaOptions, NebraskaView } from './shape'
import { DESCRIPTION } from './description'
import type { Move } from './move'
import { moves, pick } from './moves'
import { write } from './notation'
import { play, playAndTell } from './play'
import { read } from './read'
import { clone, copy, MEN, start, type NebraskaState } from './state'

export type * from './shape'
export type { Move } from './move'
export type { NebraskaState } from './state'

/** Nebraska-Checkers, from the sheet of 1926: checkers with seven men a side on the odd squares of the 7×7 board. */
export const nebraskaCheckers = defineGame<NebraskaState, Move, NebraskaView, NebraskaEvent>('nebraska-checkers', {
  info: {
    ...DESCRIPTION,
    maxPlies,
  },
  start,
  clone,
  copy,
  requiredSeats: (state) => (state.ended ? 0 : 1 << state.turn),
  moves,
  pick,
  apply(state, seat, move, tell) {
    if (tell) playAndTell(state, seat, move, tell)
    else play(state, seat, move)
  },
  write: (_state, _seat, move) => write(move),
  read,
  determinize,
  outcome,
  dump,
  census,
})

/** Rows from a seat's back row to the far row. */
const ROWS_FORWARD = 6

/**
 * Returns the most plies. Each of 14 men can be taken once and, while plain, can advance at most six rows. Between two
 * such moves, and after the last, fewer than `quietLimit` other moves are possible.
 */
function maxPlies(options: NebraskaOptions): number {
  const lively = 2 * MEN * (1 + ROWS_FORWARD)
  return (lively + 1) * options.quietLimit
}
