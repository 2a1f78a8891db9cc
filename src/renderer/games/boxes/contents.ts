import { namedZone } from '../../stage/model/names'
import { openBoard } from '../layout/board'
import { dialAt, layoutAt, PARKED, theArrow, theDial, theSheet } from '../layout/deck-o-cards'
import { pile } from '../layout/pile'
import { STOCK, STOCK_PORTRAIT } from '../layout/places'
import type { Piece } from '../../stage/model/pieces'
import { inBox, isPacked, unpacking } from './places'
import type { BoxId } from '../../../rules/manifest'
import type { BoxContext } from './types'

/** Nobody has sat down yet: things lie as for two. */
export const UNSEATED = 2

/** How many cards come out of a box, and their backs. */
const PACKS: Readonly<Record<BoxId, { readonly cards: number; readonly back: string }>> = {
  'forty-nine-outfit': { cards: 50, back: '49/back' },
  'deck-o-cards': { cards: 0, back: '49/back' },
  'lion-coffee': { cards: 44, back: 'lion/back' },
  pack: { cards: 52, back: 'pack/back' },
}

/** What a box holds: packed, coming out, or laid ready. */
export function contents(box: BoxId, context: BoxContext): Piece[] {
  return [...boards(box, context), ...packOf(box, context)]
}

function boards(box: BoxId, context: BoxContext): Piece[] {
  const { phase } = context
  if (box === 'deck-o-cards') return roulette(box, context)
  if (box !== 'forty-nine-outfit') return []
  if (phase === 'closed') return []
  if (!isPacked(phase)) return [openBoard()]
  return [{ ...openBoard(), pose: inBox(box, context, UNSEATED, -3.9, 0), fold: 1 }]
}

/** The dial lies in its box with the arrow on it; the layout is rolled up and shows only when it is spread. */
function roulette(box: BoxId, context: BoxContext): Piece[] {
  const { phase, portrait } = context
  if (phase === 'closed') return []
  if (isPacked(phase)) {
    const at = inBox(box, context, UNSEATED, 0, 0)
    return [theDial(at), theArrow(at, PARKED)]
  }
  const at = dialAt(portrait)
  return [theDial(at), theArrow(at, PARKED), theSheet(layoutAt(portrait))]
}

function packOf(box: BoxId, { phase, portrait }: BoxContext): Piece[] {
  const { cards, back } = PACKS[box]
  if (phase === 'closed') return []
  const pack = pile('stock', cards, back, portrait ? STOCK_PORTRAIT : STOCK)
  return pack.map((piece): Piece => ({ ...piece, from: namedZone('box', box), motion: 'lay', beat: unpacking(phase) }))
}
