import type { Seen } from '../../../rules/kit'
import { seatParam } from '../layout/names'
import type { Words } from '../types'
import { isSided, sideOf, tableOf } from './table'

/** Which side won and by how much, with the names of all its seats; null where each plays for itself. */
export function result(seen: Seen): Words | null {
  const table = tableOf(seen)
  const winner = table.winners?.[0]
  if (!table.over || winner === undefined || !isSided(table)) return null
  const side = sideOf(table, winner)
  const other = table.state.sides.find((each) => each !== side)?.[0] ?? winner
  const names = Object.fromEntries(side.map((seat, i) => [`name${i + 1}`, seatParam(seat)]))
  return {
    key: `result.side-${side.length}`,
    params: { ...names, points: table.scores[winner] ?? 0, others: table.scores[other] ?? 0 },
  }
}
