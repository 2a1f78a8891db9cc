import { namedTouch, namedZone } from '../../stage/model/touch-names'
import type { Piece } from '../../stage/model/pieces'
import { leafletPlace, padPlace, pile, STOCK, STOCK_PORTRAIT } from '../layout/places'
import {
  lidBeat,
  placeInBox,
  isPacked,
  isPacket,
  lidPlace,
  PICTURE_PREFIX,
  SHUT_FACE,
  shutPlace,
  trayPlace,
  unpackingBeat,
} from './places'
import type { BoxContext } from './types'
import { BOX_IDS, type BoxId } from '../../../rules/manifest'
import { boardPiece } from '../layout/board'
import { dialCentre, layoutCentre, PARKED_TURN, arrowPiece, dialPiece, sheetPiece } from '../layout/deck-o-cards'

/** Seat count while no game is played: the pieces are placed as for two players. */
export const DEFAULT_SEATS = 2

/** Number of cards in a box, and the picture of their backs. */
const PACKS: Readonly<Record<BoxId, { readonly cards: number; readonly back: string }>> = {
  'forty-nine-outfit': { cards: 50, back: '49/back' },
  'deck-o-cards': { cards: 0, back: '49/back' },
  'lion-coffee': { cards: 44, back: 'lion/back' },
  pack: { cards: 52, back: 'pack/back' },
}

/** Returns the contents of a box as pieces: packed, being unpacked, or laid out. */
export function contents(box: BoxId, context: BoxContext): Piece[] {
  return [...boards(box, context), ...packOf(box, context)]
}

function boards(box: BoxId, context: BoxContext): Piece[] {
  const { phase } = context
  if (box === 'deck-o-cards') return roulette(box, context)
  if (box !== 'forty-nine-outfit') return []
  if (phase === 'closed') return []
  if (!isPacked(phase)) return [boardPiece()]
  return [{ ...boardPiece(), pose: placeInBox(box, context, DEFAULT_SEATS, -3.9, 0), fold: 1 }]
}

/**
 * Returns the pieces of the roulette box: the dial with its arrow, also while packed, and the layout once it is
 * unrolled.
 */
function roulette(box: BoxId, context: BoxContext): Piece[] {
  const { phase, portrait } = context
  if (phase === 'closed') return []
  if (isPacked(phase)) {
    const at = placeInBox(box, context, DEFAULT_SEATS, 0, 0)
    return [dialPiece(at), arrowPiece(at, PARKED_TURN)]
  }
  const at = dialCentre(portrait)
  return [dialPiece(at), arrowPiece(at, PARKED_TURN), sheetPiece(layoutCentre(portrait))]
}

function packOf(box: BoxId, { phase, portrait }: BoxContext): Piece[] {
  const { cards, back } = PACKS[box]
  if (phase === 'closed') return []
  const pack = pile('stock', cards, back, portrait ? STOCK_PORTRAIT : STOCK)
  return pack.map((piece): Piece => ({
    ...piece,
    from: namedZone('box', box),
    motion: 'lay',
    beat: unpackingBeat(phase),
  }))
}

/**
 * Returns the furniture of a game in progress: the opened box, the other boxes shut, the leaflet and the pad. Empty in
 * a tall window.
 */
export function furniture(box: BoxId, seats: number, portrait: boolean): Piece[] {
  if (portrait) return []
  const context: BoxContext = { phase: 'open', touchable: new Set(), wasOpened: true, portrait }
  return [...boxPieces(box, context, seats), ...shutBoxes(box, context), ...papers(box, context, seats)].map(
    (piece) => ({
      ...piece,
      group: piece.kind === 'pad' ? 'pad' : 'away',
    }),
  )
}

/** Returns the selected box: its lower half and its lid, or the packet with its flap. The touch of each is `box`. */
export function boxPieces(box: BoxId, context: BoxContext, seats: number): Piece[] {
  const { phase, touchable } = context
  const common = {
    touch: 'box',
    zone: namedZone('box', box),
    from: namedZone('box', box),
    glow: touchable.has('box') ? 0.5 : 0,
  } as const
  const tray = { ...trayPlace(box, context, seats) }
  const name = PICTURE_PREFIX[box]
  if (isPacket(box)) {
    const flap = phase === 'closed' ? 0 : 1
    return [{ ...common, id: `lid:${box}`, kind: 'lid', face: `${name}/lid`, pose: tray, fold: flap, motion: 'lay' }]
  }
  const lid = { ...lidPlace(box, context, seats) }
  return [
    { ...common, id: `tray:${box}`, kind: 'tray', face: `${name}/tray`, pose: tray, motion: 'slide' },
    { ...common, id: `lid:${box}`, kind: 'lid', face: `${name}/lid`, pose: lid, motion: 'lay', beat: lidBeat(phase) },
  ]
}

/** Returns the other boxes, shut. They can be touched only while no box is open. */
export function shutBoxes(box: BoxId, context: BoxContext): Piece[] {
  return BOX_IDS.filter((id) => id !== box).map((id) => shutBox(id, box, context))
}

/** Returns a shut box seen from outside. While no box is open, its touch is its id, `box:<box id>`. */
export function shutBox(id: BoxId, box: BoxId, context: BoxContext): Piece {
  const { phase, touchable } = context
  const name = namedTouch('box', id)
  const piece: Piece = {
    id: name,
    kind: 'lid',
    face: SHUT_FACE[id],
    pose: { ...shutPlace(id, box, context) },
    zone: name,
    from: name,
    motion: 'lay',
    glow: touchable.has(name) ? 0.5 : 0,
  }
  return phase === 'closed' ? { ...piece, touch: name } : piece
}

/** Returns the leaflet, which lies in the box until that is unpacked, and in the phase `open` the pad. */
export function papers(box: BoxId, context: BoxContext, seats: number): Piece[] {
  const { phase } = context
  const packed = isPacked(phase)
  const leaflet: Piece = {
    id: 'leaflet',
    kind: 'leaflet',
    face: `${PICTURE_PREFIX[box]}/leaflet`,
    pose: packed ? placeInBox(box, context, seats, 4.1, -3) : leafletPlace(seats),
    zone: 'table',
    motion: 'lay',
    ...(packed ? {} : { touch: 'leaflet' }),
  }
  const pad: Piece = {
    id: 'pad',
    kind: 'pad',
    face: 'pad',
    pose: padPlace(seats),
    touch: 'pad',
    zone: 'table',
    motion: 'lay',
  }
  if (phase === 'open') return [leaflet, pad]
  // A leaflet in a packet is folded away and not visible.
  return phase === 'closed' || (packed && isPacket(box)) ? [] : [leaflet]
}
