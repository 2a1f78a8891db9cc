import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furniture } from '../../boxes'
import { type Field, fieldFor } from '../../layout/field'
import { pile } from '../../layout/pile'
import { STOCK, stockBefore } from '../../layout/places'
import type { SceneContext } from '../../types'
import { isShowing, isUndealt, packSize, sizeOf, tableOf, type Table } from '../table'
import { discards } from './discards'
import { pittsburghField } from './field'
import { heldHands } from './hands'
import { marks } from './marks'
import { shownHands } from './showing'

/**
 * The table of Pittsburgh Draw: hands and what is thrown away, or the hands that were shown last. Those stay until the
 * eye takes up its new cards, though the next deal has been made.
 */
export function scene(seen: Seen, context: SceneContext): Piece[] {
  const table = tableOf(seen)
  const field = fieldFor(context, () => pittsburghField(table))
  const playing = isShowing(table, context.picked)
    ? shownHands(table, context, field)
    : [...heldHands(table, context, field), ...discards(table, context), ...marks(table, context, field)]
  return [...furniture('forty-nine-outfit', table.seats, context.portrait), ...stock(table, context, field), ...playing]
}

function stock(table: Table, { portrait }: SceneContext, field: Field): Piece[] {
  const before = isUndealt(table) && table.state.shown === null
  const count = before ? packSize(table) : sizeOf(table.state.stock)
  return pile('stock', count, '49/back', portrait ? stockBefore(field) : STOCK)
}
