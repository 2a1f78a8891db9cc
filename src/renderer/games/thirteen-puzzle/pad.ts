import { letterOf } from '../../../rules/kit'
import type { Pad, PadLine } from '../types'
import type { Table } from './table'

const line = (what: string, cell: string | number): PadLine => ({
  label: { key: `pad.${what}` },
  cells: [String(cell)],
})

/** Slides made, cards home and still abroad; the total is the cards at home. */
export function pad(seen: Table): Pad {
  const { state, scores } = seen
  return {
    lines: [line('slides', state.moveCount), line('home', state.home), line('abroad', 13 - state.home)],
    totals: [String(scores[letterOf(0)] ?? 0)],
  }
}
