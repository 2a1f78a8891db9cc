import { defineGame } from '../../define-game'
import type { Outcome } from '../../kit'
import { writePlacing, type Placing } from '../placing'
import { pickTrayMove, trayMoves } from '../tray/moves'
import { trayCensus } from '../tray/view'
import type { PuzzleSupremeEvent, PuzzleSupremeView } from './shape'
import { DESCRIPTION } from './description'
import { play, read } from './play'
import { copy, isSolved, start, type PuzzleSupremeState } from './state'
import { dump, determinize } from './view'

export type * from './shape'
export type { PuzzleSupremeState } from './state'

/**
 * The "Forty-Nine" Puzzle Supreme, from the sheet of 1928: lay all 49 cards so that every row, column and long diagonal
 * adds up to 175, a magic square of order seven.
 */
export const puzzleSupreme = defineGame<PuzzleSupremeState, Placing, PuzzleSupremeView, PuzzleSupremeEvent>(
  'puzzle-supreme',
  {
    info: DESCRIPTION,
    start,
    copy,
    requiredSeats: (state) => (isSolved(state) ? 0 : 1),
    moves: (state, _seat, into) => (isSolved(state) ? 0 : trayMoves(state, into)),
    pick: (state, _seat, rng) => pickTrayMove(state, rng),
    apply: play,
    write: (_state, _seat, move) => writePlacing(move),
    read: (state, _seat, text) => read(state, text),
    determinize,
    outcome,
    dump,
    census: trayCensus,
  },
)

function outcome(state: PuzzleSupremeState): Outcome {
  const over = isSolved(state)
  return { over, scores: [state.rightLineCount], winners: over ? [0] : null, reason: over ? 'solved' : null }
}
