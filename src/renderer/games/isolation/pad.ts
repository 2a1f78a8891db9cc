import type { Pad, PadLine } from '../types'
import { CARDS, type Table } from './table'

/** Cards laid, clashes, and which of the forty it is; the total is how many cards stand alone. */
export function pad(seen: Table): Pad {
  const { state, scores } = seen
  const line = (name: string, value: number): PadLine => ({ label: { key: `pad.${name}` }, cells: [String(value)] })
  const lines = [line('laid', CARDS - state.inHand), line('clashes', state.clashes)]
  if (state.solution !== null) lines.push(line('solution', state.solution))
  if (state.family !== null) lines.push(line('family', state.family))
  return { lines, totals: [String(scores['A'] ?? 0)] }
}
