import type { Piece } from '../../../stage/model/pieces'
import { hands } from '../../layout/hands'
import type { SceneContext } from '../../types'
import { isFreshHand, type Table } from '../table'

/** The hand of a dealt game, which comes from the stock card by card. */
export function hand(table: Table, context: SceneContext): Piece[] {
  const dealing = isFreshHand(table) && context.picked.length === 0
  return hands(table, context, {
    cards: () => table.state.hand,
    face: (card) => `49/${card}`,
    back: '49/back',
    from: () => 'stock',
    ...(dealing ? { beat: (_seat, index) => 4 + index } : {}),
  })
}
