import type { Seen } from '../../../rules/kit'
import { isFreshDeal, isStrict, tableOf } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Seen): string {
  const table = tableOf(seen)
  const { phase, deal, lastPlay } = table.state
  if (table.over) return 'the-end'
  if (deal === 0) return 'the-deal'
  if (phase === 'claim' || (isStrict(table) && table.state.disputable)) return 'the-strict-game'
  if ((lastPlay?.connecting?.length ?? 0) > 0) return 'connecting-rows'
  if ((lastPlay?.completed?.length ?? 0) > 0) return 'what-a-play-brings'
  return isFreshDeal(table) && deal > 1 ? 'the-deal' : 'rows'
}
