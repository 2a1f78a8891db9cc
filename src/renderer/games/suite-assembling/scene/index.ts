import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furnitureAside } from '../../puzzles/cards-tray'
import type { SceneContext } from '../../types'
import { layoutFor } from '../places'
import { tableOf } from '../table'
import { foundations } from './foundations'
import { pack } from './pack'
import { piles } from './piles'

/** Seven piles as rows, the foundations beside them, pack and heap at the right: no board. */
export function scene(seen: Seen, context: SceneContext): Piece[] {
  const table = tableOf(seen)
  const layout = layoutFor(context)
  return [
    ...furnitureAside(context.portrait),
    ...pack(table, context, layout),
    ...piles(table, context, layout),
    ...foundations(table, context, layout),
  ]
}
