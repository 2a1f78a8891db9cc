import type { CountStep, Pad, PadLine } from '../types'
import { fullRows, ROW_POINTS, takenFives } from '../puzzles/fives-and-rows'
import { STACK_SIZE, targetOf, type Table } from './table'

/** Returns the pad: cards turned up, the fives, the rows and the target; the total is the score on the board. */
export function pad(seen: Table): Pad {
  const { drawn, fives, lines, score } = seen.state
  const line = (name: string, cell: number | string, n = 0): PadLine => ({
    label: { key: `pad.${name}`, params: { n } },
    cells: [String(cell)],
  })
  const written = [
    line('drawn', `${drawn}/${STACK_SIZE}`),
    line('fives', fives, takenFives(seen.state.board).length),
    line('rows', ROW_POINTS * lines, lines),
    line('target', targetOf(seen)),
  ]
  return { lines: written, totals: [String(score)] }
}

/** Returns the count at the end: the fives in ascending order, then the full rows. */
export function count(seen: Table): readonly CountStep[] {
  const { state, over } = seen
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
