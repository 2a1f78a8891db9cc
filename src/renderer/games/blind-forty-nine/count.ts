import { fullRows, ROW_POINTS, takenFives } from '../puzzles/fives-and-rows'
import type { CountStep } from '../types'
import type { Table } from './table'

/** The count at the end: each five that was turned, then each full row. */
export function count(seen: Table): readonly CountStep[] {
  const { state, over } = seen
  if (!over) return []
  const fives = takenFives(state.faceUp).map((card): CountStep => ({
    words: { key: 'count.five', params: { card } },
    seat: 'A',
    faces: [`49/${card}`],
    points: card,
  }))
  const rows = fullRows(state.faceUp).map(({ name, squares }): CountStep => ({
    words: { key: 'count.row', params: { row: name } },
    seat: 'A',
    faces: squares.map((square) => `49/${square}`),
    points: ROW_POINTS,
  }))
  return [...fives, ...rows]
}
