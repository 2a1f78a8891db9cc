import { defineGame } from '../../define-game'
import type { GameId } from '../../manifest'
import { moves, pick } from './moves'
import { play, playAndTell } from './play'
import { read } from './read'
import type { StripEvent, StripView } from './shape'
import { census, findEnd, outcome, view } from './standing'
import { copy, fromOf, masksOf, strip, toOf, type StripMove, type StripState } from './state'

export type * from './shape'
export type { StripMove, StripState } from './state'

/** A set-up or an aim: seven letters, R, V and a dot for the vacant square. */
export interface StripPuzzle {
  readonly id: GameId
  readonly title: string
  readonly start: string
  readonly aim: string
}

/** A puzzle of three men and three others on seven squares, who are to change places. */
export function stripGame(puzzle: StripPuzzle) {
  const aim = masksOf(puzzle.aim)
  return defineGame<StripState, StripMove, StripView, StripEvent>(puzzle.id, {
    info: {
      title: puzzle.title,
      year: 1928,
      options: { moveLimit: { kind: 'whole', default: 10, min: 0, max: 99 } },
      longest: ({ moveLimit }) => moveLimit || Infinity,
    },
    start: (options, seats) => strip(options, seats, puzzle.start, aim),
    clone: (state) => ({ ...state }),
    copy,
    must: (state) => 1 - state.ended,
    moves,
    pick,
    apply(state, _seat, move, tell) {
      if (tell) playAndTell(state, fromOf(move), tell)
      else play(state, fromOf(move))
    },
    write: (_state, _seat, move) => `${fromOf(move) + 1}-${toOf(move) + 1}`,
    read: (state, _seat, text) => read(state, text),
    imagine({ options, seats, state: seen }) {
      const state = strip(options, seats, seen.squares, aim)
      state.moveCount = seen.moveCount
      findEnd(state)
      return state
    },
    outcome,
    dump: view,
    census,
  })
}
