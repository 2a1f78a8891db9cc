import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furnitureAside } from '../../puzzles/cards-tray'
import type { SceneContext } from '../../types'
import { tableOf } from '../table'
import { racks } from './racks'
import { tray } from './tray'

/** The whole pack in seven coloured rows, and five racks for hands of five to either side. */
export function scene(seen: Seen, context: SceneContext): Piece[] {
  const table = tableOf(seen)
  return [...furnitureAside(context.portrait), ...tray(table, context), ...racks(table, context)]
}
