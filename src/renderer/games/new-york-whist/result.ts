import { letterOf } from '../../../rules/kit'
import { seatParam } from '../../i18n/seat-names'
import type { Words } from '../../i18n/words'
import { isSided, sideOf, type Table } from './table'

/** Which side won and by how much, with the names of all its seats; null where each plays for itself. */
export function result(seen: Table): Words | null {
  const winner = seen.winners?.[0]
  if (!seen.over || winner === undefined || !isSided(seen)) return null
  const side = sideOf(seen, winner)
  const other = seen.state.sides.find((each) => each !== side)?.[0] ?? winner
  // Whoever reads it comes first: "You and Mabel win".
  const mine = (seat: string) => Number(seen.eye >= 0 && seat === letterOf(seen.eye))
  const inTurn = [...side].sort((a, b) => mine(b) - mine(a))
  const names = Object.fromEntries(inTurn.map((seat, i) => [`name${i + 1}`, seatParam(seat)]))
  return {
    key: `result.side-${side.length}`,
    params: { ...names, points: seen.scores[winner] ?? 0, others: seen.scores[other] ?? 0 },
  }
}
