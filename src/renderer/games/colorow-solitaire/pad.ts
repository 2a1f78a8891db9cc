import { COLOURS } from '../colour-rows'
import type { Pad } from '../types'
import { laidCount, targetOf, type Table } from './table'

/** The pad: what each colour counts, how many cards lie, the count wanted; the total is the count. */
export function pad(seen: Table): Pad {
  const line = (key: string, value: number) => ({ label: { key: `pad.${key}` }, cells: [String(value)] })
  return {
    lines: [
      ...COLOURS.map((colour, i) => line(colour, seen.state.byColour[i] ?? 0)),
      line('laid', laidCount(seen)),
      line('target', targetOf(seen)),
    ],
    totals: [String(seen.state.score)],
  }
}
