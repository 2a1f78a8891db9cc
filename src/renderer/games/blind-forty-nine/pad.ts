import { ROW_POINTS } from '../puzzles/fives-and-rows'
import type { Pad } from '../types'
import { downCount, targetOf, type Table } from './table'

/** The pad: cards turned and still down, the fives, the rows, the points wanted; the total is the count. */
export function pad(seen: Table): Pad {
  const { turned, fives, lines, score } = seen.state
  const line = (key: string, value: number, n = value) => ({
    label: { key: `pad.${key}`, params: { n } },
    cells: [String(value)],
  })
  return {
    lines: [
      line('turned', turned),
      line('down', downCount(seen)),
      line('fives', fives),
      line('rows', ROW_POINTS * lines, lines),
      line('target', targetOf(seen)),
    ],
    totals: [String(score)],
  }
}
