import type { Seen } from '../../kit'
import { boardNames, placingsOf, trayNames } from '../tray/view'
import type { PuzzleSupremeView } from './shape'
import { isSolved, place, start, type PuzzleSupremeState } from './state'
import { COLUMNS, DIAGONALS, LINES } from './sums'

/** Returns the State of the rules page; nothing is hidden. */
export function dump(state: PuzzleSupremeState): PuzzleSupremeView {
  return {
    board: boardNames(state),
    tray: trayNames(state),
    rowSums: [...state.sums.subarray(0, COLUMNS)],
    columnSums: [...state.sums.subarray(COLUMNS, DIAGONALS)],
    diagonalSums: [...state.sums.subarray(DIAGONALS, LINES)],
    lines: state.right,
    solved: isSolved(state),
  }
}

/** Restores a table from a view. */
export function imagine(seen: Seen<PuzzleSupremeView>): PuzzleSupremeState {
  const state = start(seen.options, seen.seats)
  for (const placing of placingsOf(seen.state.board)) place(state, placing)
  return state
}
