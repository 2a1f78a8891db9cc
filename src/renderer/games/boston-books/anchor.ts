import { cheaterBooks, isDealing, isUndealt, ownHand, startedColours, stockSize, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  if (seen.over) return 'the-end'
  if (isUndealt(seen) || (isDealing(seen) && seen.state.last === null)) return 'the-deal'
  if (cheaterBooks(seen).length > 0 || ownHand(seen).includes('C')) return 'the-cheater'
  if (seen.eye >= 0 && startedColours(seen).length === 0) return 'nothing-to-start-from'
  if (stockSize(seen) === 0) return 'what-comes-of-it'
  return 'a-call'
}
