import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furniture } from '../../boxes'
import { pile } from '../../layout/pile'
import { STOCK, STOCK_PORTRAIT } from '../../layout/places'
import type { SceneContext } from '../../types'
import { isShowing, isUndealt, packSize, sizeOf, tableOf, type Table } from '../table'
import { discards } from './discards'
import { heldHands } from './hands'
import { marks } from './marks'
import { shownHands } from './showing'

/**
 * The table of Pittsburgh Draw: hands and what is thrown away, or the hands that were shown last. Those stay until the
 * eye takes up its new cards, though the next deal has been made.
 */
export function scene(seen: Seen, context: SceneContext): Piece[] {
  const table = tableOf(seen)
  const playing = isShowing(table, context.picked)
    ? shownHands(table, context)
    : [...heldHands(table, context), ...discards(table, context), ...marks(table, context)]
  return [...furniture('forty-nine-outfit', table.seats, context.portrait), ...stock(table, context), ...playing]
}

function stock(table: Table, { portrait }: SceneContext): Piece[] {
  const before = isUndealt(table) && table.state.shown === null
  const count = before ? packSize(table) : sizeOf(table.state.stock)
  return pile('stock', count, '49/back', portrait ? STOCK_PORTRAIT : STOCK)
}
