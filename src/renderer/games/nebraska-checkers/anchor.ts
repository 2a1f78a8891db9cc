import { barredStep, movesOf, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  const { men, kings, recent } = seen.state
  if (seen.over) return 'the-end'
  if (movesOf(seen).some((move) => move.includes('x'))) return 'the-jump'
  if (barredStep(seen) !== null) return 'to-and-fro'
  if (Object.values(kings).some((squares) => squares.length > 0)) return 'kings'
  const begun = Object.values(recent).some((moves) => moves.length > 0)
  return begun || Object.values(men).length === 0 ? 'the-step' : 'setting-up'
}
