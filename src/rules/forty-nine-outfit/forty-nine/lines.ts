import { LINE_COUNT_AT, LINE_HIGH, LINE_LOW, LINES_AT, MAX_LINES_PER_SQUARE, ROWS_AT, type Square } from '../board'
import { HIGH_BITS, LOW_BITS } from '../cards'
import type { FortyNineState } from './state'

/** Returns how many of the lines through a square score at this table: the rows, or with combinations all of them. */
function lineCount(state: FortyNineState, square: Square): number {
  return state.scoresCombinations ? LINE_COUNT_AT[square]! : ROWS_AT[square]!
}

/**
 * Returns which of the lines through a square are complete once a card lies there: bit i stands for the square's i-th
 * line in `LINES_AT`.
 */
export function completedAt(state: FortyNineState, square: Square): number {
  const emptyLow = ~(state.boardLow | LOW_BITS[square]!)
  const emptyHigh = ~(state.boardHigh | HIGH_BITS[square]!)
  const from = MAX_LINES_PER_SQUARE * square
  let completed = 0
  for (let i = lineCount(state, square) - 1; i >= 0; i--) {
    const line = LINES_AT[from + i]!
    if (((LINE_LOW[line]! & emptyLow) | (LINE_HIGH[line]! & emptyHigh)) === 0) completed |= 1 << i
  }
  return completed
}
