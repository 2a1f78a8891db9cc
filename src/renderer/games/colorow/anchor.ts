import { isFreshDeal, isStrict, type Table } from './table'

/** The heading of the leaflet that matters for this position. */
export function anchor(seen: Table): string {
  const { phase, deal, lastPlay } = seen.state
  if (seen.over) return 'the-end'
  if (deal === 0) return 'the-deal'
  if (phase === 'claim' || (isStrict(seen) && seen.state.disputable)) return 'the-strict-game'
  if ((lastPlay?.connecting?.length ?? 0) > 0) return 'connecting-rows'
  if ((lastPlay?.completed?.length ?? 0) > 0) return 'what-a-play-brings'
  return isFreshDeal(seen) && deal > 1 ? 'the-deal' : 'rows'
}
