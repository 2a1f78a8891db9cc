import { LINE_COUNT_AT, LINE_HIGH, LINE_LOW, LINES_AT, MOST_LINES, ROWS_AT, type Square } from '../board'
import { HIGH, LOW } from '../cards'
import type { FortyNineState } from './state'

// In range: squares, lines.

/** How many of the lines through a square count at this table: rows, and with combinations all. */
function lineCount(state: FortyNineState, square: Square): number {
  return state.combinations ? LINE_COUNT_AT[square]! : ROWS_AT[square]!
}

/**
 * Which of the lines through a square a card there completes or has completed: bit i stands for the i-th of LINES_AT.
 */
export function completedAt(state: FortyNineState, square: Square): number {
  const emptyLow = ~(state.boardLow | LOW[square]!)
  const emptyHigh = ~(state.boardHigh | HIGH[square]!)
  const from = MOST_LINES * square
  let completed = 0
  for (let i = lineCount(state, square) - 1; i >= 0; i--) {
    const line = LINES_AT[from + i]!
    if (((LINE_LOW[line]! & emptyLow) | (LINE_HIGH[line]! & emptyHigh)) === 0) completed |= 1 << i
  }
  return completed
}
