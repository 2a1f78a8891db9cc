import type { TableLayout } from '../../framing/table-layout'
import { poolExtent } from '../layout/pages'
import { backOf, type CasinoView, type CasinoStyle } from './table'

/** Largest scale of the pool's cards. */
const MAX_POOL_SCALE = 1.5

/**
 * Returns the page layout of a casino: its pool in the centre, as large as fits; tickets, piles and stock at the side.
 */
export function casinoPage<V extends CasinoView>(style: CasinoStyle<V>): TableLayout<V> {
  const back = backOf(style)
  return {
    kind: 'cards',
    extent: (_seen, shape) => poolExtent(back, shape === 'tall'),
    maxPoolScale: MAX_POOL_SCALE,
    handSize: () => style.maxDealtCards,
    back,
    hasFans: true,
    hasGroupsBeside: () => true,
  }
}
