import type { Seen } from '../../../rules/kit'
import { COLOURS } from '../colour-rows'
import type { Pad } from '../types'
import { laidCount, tableOf, targetOf } from './table'

/** The pad: what each colour counts, how many cards lie, the count wanted; the total is the count. */
export function pad(seen: Seen): Pad {
  const table = tableOf(seen)
  const line = (key: string, value: number) => ({ label: { key: `pad.${key}` }, cells: [String(value)] })
  return {
    lines: [
      ...COLOURS.map((colour, i) => line(colour, table.state.byColour[i] ?? 0)),
      line('laid', laidCount(table)),
      line('target', targetOf(table)),
    ],
    totals: [String(table.state.score)],
  }
}
