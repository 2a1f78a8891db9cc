import type { GameView } from '../../kit'
import { boardNames, placingsOf, trayNames } from '../tray/view'
import type { PuzzleSupremeView } from './shape'
import { isSolved, place, start, type PuzzleSupremeState } from './state'
import { FIRST_COLUMN, FIRST_DIAGONAL, LINE_COUNT } from './sums'

/** Returns the State of the rules page; nothing is hidden. */
export function dump(state: PuzzleSupremeState): PuzzleSupremeView {
  return {
    board: boardNames(state),
    tray: trayNames(state),
    rowSums: [...state.sums.subarray(0, FIRST_COLUMN)],
    columnSums: [...state.sums.subarray(FIRST_COLUMN, FIRST_DIAGONAL)],
    diagonalSums: [...state.sums.subarray(FIRST_DIAGONAL, LINE_COUNT)],
    lines: state.rightLineCount,
    solved: isSolved(state),
  }
}

/** Restores a table from a view. */
export function determinize(seen: GameView<PuzzleSupremeView>): PuzzleSupremeState {
  const state = start(seen.options, seen.seats)
  for (const placing of placingsOf(seen.state.board)) place(state, placing)
  return state
}
