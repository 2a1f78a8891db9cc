import type { Seen } from '../../../rules/kit'
import { barredStep, movesOf, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  const { men, kings, recent } = table.state
  if (table.over) return 'the-end'
  if (movesOf(table).some((move) => move.includes('x'))) return 'the-jump'
  if (barredStep(table) !== null) return 'to-and-fro'
  if (Object.values(kings).some((squares) => squares.length > 0)) return 'kings'
  const begun = Object.values(recent).some((moves) => moves.length > 0)
  return begun || Object.values(men).length === 0 ? 'the-step' : 'setting-up'
}
