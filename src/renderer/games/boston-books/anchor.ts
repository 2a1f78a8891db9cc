import type { Seen } from '../../../rules/kit'
import { cheaterBooks, isDealing, isUndealt, ownHand, startedColours, stockSize, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  if (table.over) return 'the-end'
  if (isUndealt(table) || (isDealing(table) && table.state.last === null)) return 'the-deal'
  if (cheaterBooks(table).length > 0 || ownHand(table).includes('C')) return 'the-cheater'
  if (table.eye >= 0 && startedColours(table).length === 0) return 'nothing-to-start-from'
  if (stockSize(table) === 0) return 'what-comes-of-it'
  return 'a-call'
}
