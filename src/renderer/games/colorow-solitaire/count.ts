import { COLOURS, rowName, rowsOfColour } from '../colour-rows'
import type { CountStep } from '../types'
import type { Table } from './table'

/** The count at the end, row by row, from red to violet. */
export function count(seen: Table): readonly CountStep[] {
  const { state, over } = seen
  if (!over) return []
  return COLOURS.flatMap((colour) =>
    rowsOfColour(state.board, colour).map((row) => ({
      words: { key: `count.${colour}`, params: { row: rowName(row) } },
      seat: 'A',
      faces: row.map((square) => `49/${state.board[square - 1]!}`),
      points: row.length,
    })),
  )
}
