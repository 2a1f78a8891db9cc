import { MAGIC } from '../../../rules/forty-nine-outfit/puzzle-supreme/sums'
import type { Pad } from '../types'
import { standings, type Table } from './table'

/** The sixteen sums as they stand, the right ones ticked; the total is how many are right. */
export function pad(seen: Table): Pad {
  const { state } = seen
  const lines = standings(state.board).map(({ kind, number, sum, gaps, right }) => ({
    label: { key: `pad.${kind}`, params: { number } },
    cells: [right ? `${MAGIC} ✓` : gaps === 7 ? '' : String(sum)],
  }))
  return { lines, totals: [String(state.lines)] }
}
