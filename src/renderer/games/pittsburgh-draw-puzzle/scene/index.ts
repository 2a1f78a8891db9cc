import type { Piece } from '../../../stage/model/pieces'
import { furnitureAside } from '../../puzzles/cards-tray'
import type { SceneContext } from '../../types'
import type { Table } from '../table'
import { racks } from './racks'
import { tray } from './tray'

/** The whole pack in seven coloured rows, and five racks for hands of five to either side. */
export function scene(seen: Table, context: SceneContext): Piece[] {
  return [...furnitureAside(context.portrait), ...tray(seen, context), ...racks(seen, context)]
}
