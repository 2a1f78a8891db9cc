import { COLOURS } from '../../../rules/forty-nine-outfit/cards'
import type { Pad } from '../types'
import { COLOUR_SIZE, sizeOf, upCount, type Table } from './table'

/** Each colour's cards that are up, the pass and what is left of the pack; the total is all cards up. */
export function pad(seen: Table): Pad {
  const { state } = seen
  const colours = COLOURS.map((colour, i) => {
    const up = state.foundations[i] ?? 0
    return { label: { key: `pad.${colour}` }, cells: [up === COLOUR_SIZE ? `${up} ✓` : String(up)] }
  })
  const pass = { label: { key: 'pad.pass' }, cells: [String(state.pass)] }
  const left = { label: { key: 'pad.pack' }, cells: [`${sizeOf(state.stock)} + ${sizeOf(state.heap)}`] }
  return { lines: [...colours, pass, left], totals: [String(upCount(state))] }
}
