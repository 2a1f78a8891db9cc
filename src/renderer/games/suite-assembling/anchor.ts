import { isUndealt, isVacant, sizeOf, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  if (seen.over) return 'the-end'
  if (isUndealt(seen)) return 'the-layout'
  if (seen.state.piles.some(isVacant)) return 'spaces'
  return sizeOf(seen.state.heap) > 0 ? 'the-pack' : 'building-down'
}
