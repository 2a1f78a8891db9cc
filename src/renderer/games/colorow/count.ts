import { rowName, type Row } from '../colour-rows'
import type { CountStep } from '../types'
import type { Table } from './table'

/** How the last play was counted, row by row, as far as the referee tells. */
export function count(seen: Table): readonly CountStep[] {
  const { board, lastPlay } = seen.state
  if (!lastPlay) return []
  const step = (key: string) => (row: Row) => ({
    words: { key: `count.${key}`, params: { row: rowName(row), card: lastPlay.card, square: lastPlay.square } },
    seat: lastPlay.seat,
    faces: row.map((square) => `49/${board[square - 1]!}`),
    points: row.length,
  })
  return [...(lastPlay.completed ?? []).map(step('completed')), ...(lastPlay.connecting ?? []).map(step('connecting'))]
}
