import type { Seen } from '../../../rules/kit'
import { ROW_POINTS } from '../puzzles/fives-and-rows'
import type { Pad } from '../types'
import { downCount, tableOf, targetOf } from './table'

/** The pad: cards turned and still down, the fives, the rows, the points wanted; the total is the count. */
export function pad(seen: Seen): Pad {
  const table = tableOf(seen)
  const { turned, fives, lines, score } = table.state
  const line = (key: string, value: number, n = value) => ({
    label: { key: `pad.${key}`, params: { n } },
    cells: [String(value)],
  })
  return {
    lines: [
      line('turned', turned),
      line('down', downCount(table)),
      line('fives', fives),
      line('rows', ROW_POINTS * lines, lines),
      line('target', targetOf(table)),
    ],
    totals: [String(score)],
  }
}
