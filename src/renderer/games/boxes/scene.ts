import type { Piece } from '../../stage/pieces'
import { contents, UNSEATED } from './contents'
import { papers, shutBoxes, theBox } from './furniture'
import type { BoxContext, BoxId } from './types'

/** A box while no game is played, from shut to unpacked, and the other three behind it, as pieces. */
export function boxScene(box: BoxId, context: BoxContext): Piece[] {
  const inside = contents(box, context)
  if (context.portrait && context.phase === 'open') return inside
  return [...theBox(box, context, UNSEATED), ...shutBoxes(box, context), ...papers(box, context, UNSEATED), ...inside]
}
