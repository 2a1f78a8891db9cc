import { openBoard } from '../layout/board'
import { pile } from '../layout/pile'
import { STOCK, STOCK_PORTRAIT } from '../layout/places'
import type { Piece } from '../../stage/pieces'
import { papers, shut, theBox } from './furniture'
import { inBox, unpacking } from './places'
import type { BoxContext, BoxId } from './types'

/** Nobody has sat down yet: papers lie as for two. */
const SEATS = 2
const OUTFIT_PACK = 50

/** A box while no game is played, from shut to unpacked, as pieces. */
export function boxScene(box: BoxId, context: BoxContext): Piece[] {
  if (context.portrait && context.phase === 'open') return contents(context)
  return [...theBox(box, context, SEATS), ...shut(box, context), ...papers(box, context, SEATS), ...contents(context)]
}

/** Board and pack: packed, coming out, or laid ready. */
function contents(context: BoxContext): Piece[] {
  const { phase, portrait } = context
  const packed = phase === 'closed' || phase === 'lid-off'
  const board: Piece = packed ? { ...openBoard(), pose: inBox(phase, SEATS, -3.9, 0), fold: 1 } : openBoard()
  if (phase === 'closed') return [board]
  const pack = pile('stock', OUTFIT_PACK, '49/back', portrait ? STOCK_PORTRAIT : STOCK)
  return [board, ...pack.map((piece): Piece => ({ ...piece, motion: 'lay', beat: unpacking(phase) }))]
}
