import { isUndealt, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  if (seen.over) return 'what-counts'
  if (seen.state.inHand !== null) return 'the-cheater'
  return isUndealt(seen) || seen.state.drawn === 0 ? 'the-cards' : 'turning-up'
}
