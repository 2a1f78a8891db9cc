import { seatsOf } from '../layout/eye'
import type { Pad } from '../types'
import { MEN, type Table } from './table'

/** The pad: men and kings left of each side, and the men that it took. */
export function pad(seen: Table): Pad {
  const { state, scores, options } = seen
  const seats = seatsOf(seen)
  const cells = (of: (seat: string) => number) => seats.map((seat) => String(of(seat)))
  return {
    lines: [
      { label: { key: 'pad.men' }, cells: cells((seat) => state.men[seat]?.length ?? MEN) },
      { label: { key: 'pad.kings' }, cells: cells((seat) => state.kings[seat]?.length ?? 0) },
      {
        label: { key: 'pad.quiet', params: { n: state.quiet, limit: Number(options['quietLimit']) } },
        cells: seats.map(() => ''),
      },
    ],
    totals: cells((seat) => scores[seat] ?? 0),
  }
}
