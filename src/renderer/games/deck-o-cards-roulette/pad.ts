import type { Seen } from '../../../rules/kit'
import { seatsOf } from '../layout/eye'
import type { Pad, PadLine } from '../types'
import { gainOf, isHouse, tableOf, type Table } from './table'

/** The pad: the bank, what the spins before brought in all, the last spin's gains, and the totals. */
export function pad(seen: Seen): Pad {
  const table = tableOf(seen)
  const seats = seatsOf(table)
  const totals = seats.map((seat) => String(table.scores[seat] ?? 0))
  return { lines: [...bankLine(table, seats), ...spinLines(table, seats)], totals }
}

function bankLine(table: Table, seats: readonly string[]): PadLine[] {
  const { banker, bank } = table.state
  if (isHouse(table) || banker === null || bank === null) return []
  return [{ label: { key: 'pad.bank' }, cells: seats.map((seat) => (seat === banker ? String(bank) : '')) }]
}

function spinLines(table: Table, seats: readonly string[]): PadLine[] {
  const { last, spins, banker } = table.state
  if (last === null) return []
  const gains = seats.map((seat) => (seat === banker ? bankGain(table) : gainOf(last, seat)))
  const before = seats.map((seat, i) => (table.scores[seat] ?? 0) - gains[i]!)
  const lines: PadLine[] = [
    { label: { key: `pad.spin.${last.card}`, params: { spin: spins } }, cells: gains.map(String) },
  ]
  return spins > 1 ? [{ label: { key: 'pad.before' }, cells: before.map(String) }, ...lines] : lines
}

/** What the banker won by the last spin: all that the punters lost by it. */
function bankGain({ state: { last } }: Table): number {
  if (last === null) return 0
  return -Object.keys(last.paid).reduce((sum, seat) => sum + gainOf(last, seat), 0)
}
