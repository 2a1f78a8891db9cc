import type { Piece } from '../../../stage/model/pieces'
import { furniture } from '../../boxes/furniture'
import { fieldFor } from '../../layout/field'
import type { Field } from '../../types'
import { pile } from '../../layout/pile'
import { STOCK, stockBefore } from '../../layout/places'
import type { SceneContext } from '../../types'
import { isShowing, isUndealt, packSize, sizeOf, type Table } from '../table'
import { discards } from './discards'
import { pittsburghField } from './field'
import { heldHands } from './hands'
import { marks } from './marks'
import { shownHands } from './showing'

/**
 * The table of Pittsburgh Draw: hands and what is thrown away, or the hands that were shown last. Those stay until the
 * eye takes up its new cards, though the next deal has been made.
 */
export function scene(seen: Table, context: SceneContext): Piece[] {
  const field = fieldFor(context, () => pittsburghField(seen))
  const playing = isShowing(seen, context.picked)
    ? shownHands(seen, context, field)
    : [...heldHands(seen, context, field), ...discards(seen, context), ...marks(seen, context, field)]
  return [...furniture('forty-nine-outfit', seen.seats, context.portrait), ...stock(seen, context, field), ...playing]
}

function stock(table: Table, { portrait }: SceneContext, field: Field): Piece[] {
  const before = isUndealt(table) && table.state.shown === null
  const count = before ? packSize(table) : sizeOf(table.state.stock)
  return pile('stock', count, '49/back', portrait ? stockBefore(field) : STOCK)
}
