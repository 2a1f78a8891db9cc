import type { Piece } from '../../../stage/model/pieces'
import type { SceneContext } from '../../types'
import { layoutFor } from '../places'
import type { Table } from '../table'
import { foundations, pack } from './pack'
import { piles } from './piles'

/**
 * Returns the scene: seven piles as rows, the foundations behind or beside them, pack and heap at the side; there is no
 * board.
 */
export function scene(seen: Table, context: SceneContext): Piece[] {
  const layout = layoutFor(context)
  return [
    ...pack(seen, context, layout),
    ...piles(seen, context, layout),
    ...foundations(seen, context, layout),
  ]
}
