import type { Pad, PadLine } from '../types'
import { seatsOf } from '../layout/eye'
import { isBaltimore, type Table } from './table'
import { tallyReason } from './words'

/**
 * Returns the pad: one line for every play that changed the score, and the totals; in chips in Baltimore style,
 * otherwise in points.
 */
export function pad(seen: Table): Pad {
  const seats = seatsOf(seen)
  return { lines: lines(seen, seats), totals: seats.map((seat) => String(seen.scores[seat] ?? 0)) }
}

interface ScoredPlay {
  readonly seat: string
  readonly reasons: string[]
  points: number
}

/** Combines the tally's entries by play, in order. */
function scoredPlays(table: Table): ScoredPlay[] {
  const found = new Map<number, ScoredPlay>()
  for (const { ply, seat, for: reason, points } of table.state.tally) {
    const play = found.get(ply) ?? { seat, reasons: [], points: 0 }
    play.reasons.push(reason)
    play.points += points
    found.set(ply, play)
  }
  return [...found.values()]
}

function lines(table: Table, seats: readonly string[]): PadLine[] {
  return scoredPlays(table).map(({ seat, reasons, points }) => {
    const [first = ''] = reasons
    const { kind, what } = tallyReason(reasons.find((reason) => reason === 'forty-nine') ?? first)
    const label = { key: `pad.${kind}${reasons.length > 1 ? '-more' : ''}`, params: { what, n: reasons.length - 1 } }
    return { label, cells: seats.map((other) => cell(table, points, other === seat)) }
  })
}

/** Returns a seat's entry for a play. Points belong only to the scorer; chips are paid by, or to, every other seat. */
function cell(table: Table, points: number, own: boolean): string {
  if (!isBaltimore(table)) return own ? String(points) : ''
  return String(own ? points * (table.seats - 1) : -points)
}
