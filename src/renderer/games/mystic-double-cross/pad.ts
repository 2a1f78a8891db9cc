import type { Seen } from '../../../rules/kit'
import type { CountStep, Pad, PadLine } from '../types'
import { fullRows, ROW_POINTS, STACK, tableOf, takenFives, targetOf } from './table'

/** Cards turned up, the fives and the rows; the total is the count on the board. */
export function pad(seen: Seen): Pad {
  const table = tableOf(seen)
  const { drawn, fives, lines, score } = table.state
  const line = (name: string, cell: number | string, n = 0): PadLine => ({
    label: { key: `pad.${name}`, params: { n } },
    cells: [String(cell)],
  })
  const written = [
    line('drawn', `${drawn}/${STACK}`),
    line('fives', fives, takenFives(table.state.board).length),
    line('rows', ROW_POINTS * lines, lines),
    line('target', targetOf(table)),
  ]
  return { lines: written, totals: [String(score)] }
}

/** The count at the end: the fives from the lowest, then the full rows. */
export function count(seen: Seen): readonly CountStep[] {
  const { state, over } = tableOf(seen)
  if (!over) return []
  const faceOn = (square: number) => `49/${state.board[square - 1] ?? square}`
  return [
    ...takenFives(state.board).map((square) => ({
      words: { key: 'count.five', params: { square, points: square } },
      seat: 'A',
      faces: [faceOn(square)],
      points: square,
    })),
    ...fullRows(state.board).map(({ name, squares }) => ({
      words: { key: 'count.row', params: { row: name, points: ROW_POINTS } },
      seat: 'A',
      faces: squares.map(faceOn),
      points: ROW_POINTS,
    })),
  ]
}
