import type { Piece } from '../../stage/model/pieces'
import { contents, DEFAULT_SEATS, papers, shutBox, shutBoxes, boxPieces } from './furniture'
import type { BoxId } from '../../../rules/manifest'
import type { BoxContext } from './types'

/**
 * Returns the pieces of a box while no game is played, in any phase from shut to unpacked, and the other three boxes
 * behind it.
 */
export function boxScene(box: BoxId, context: BoxContext): Piece[] {
  if (context.phase === 'closed' && !context.wasOpened) return [shutBox(box, box, context), ...shutBoxes(box, context)]
  const inside = contents(box, context)
  if (context.portrait && context.phase === 'open') return inside
  return [
    ...boxPieces(box, context, DEFAULT_SEATS),
    ...shutBoxes(box, context),
    ...papers(box, context, DEFAULT_SEATS),
    ...inside,
  ]
}
