import { namedZone } from '../../../stage/model/names'
import type { Piece } from '../../../stage/model/pieces'
import { pile } from '../../layout/pile'
import { STOCK, STOCK_BEHIND } from '../../layout/places'
import type { SceneContext } from '../../types'
import { stockSize, type Table } from '../table'

/** How high a pile is drawn that nobody may count. */
const UNCOUNTED = 14

/** The stock as cards, each of its own, so that the pile thins; or the whole pack while it is not dealt. */
export function stock(table: Table, context: SceneContext): Piece[] {
  const count = stockSize(table.state) ?? UNCOUNTED
  const touchable = context.touchable.has('stock')
  const from = table.state.turn === null ? 'board' : namedZone('hand', table.state.turn)
  return pile('stock', count, '49/back', context.portrait ? STOCK_BEHIND : STOCK).map((piece, i) => ({
    ...piece,
    from,
    touch: 'stock',
    glow: touchable && i === count - 1 ? 0.6 : 0,
  }))
}
