import { HANDS, isRight, rankOf, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  if (seen.over) return 'the-question-of-1928'
  if (seen.state.tray.length === 50) return 'the-problem'
  const wrong = HANDS.some((hand) => rankOf(seen.state, hand) !== null && !isRight(seen, hand))
  return wrong ? 'the-ten-hands' : 'where-to-begin'
}
