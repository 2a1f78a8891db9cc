import { BOX_IDS, type BoxId } from '../../../rules/manifest'
import type { Piece, Pose } from '../../stage/model/pieces'
import { namedTouch, namedZone } from '../../stage/model/touch-names'
import { boardPiece } from '../layout/board'
import { PARKED_TURN, arrowPiece, dialPiece, sheetPiece } from '../layout/deck-o-cards'
import { padPiece, pile, type RestingPose } from '../layout/places'

/** How far a box has been unpacked. The phases of opening and closing are scenes like any other. */
export type BoxPhase = 'closed' | 'lid-off' | 'board-out' | 'open'

/** How to show a box while no game is played. */
export interface BoxContext {
  readonly phase: BoxPhase
  /** Touches that respond to the pointer; `box` is the selected box. */
  readonly touchable: ReadonlySet<string>
  /**
   * Whether this box was opened before, so that its own pictures are loaded. Until then it is shown with the small
   * picture of a shut box.
   */
  readonly wasOpened: boolean
  /** Whether the window is taller than wide; secondary pieces are then left out. */
  readonly portrait: boolean
}

/**
 * Returns the pieces of a box while no game is played, in any phase from shut to unpacked, and the other three boxes
 * behind it.
 */
export function boxScene(box: BoxId, context: BoxContext): Piece[] {
  const { phase, portrait, wasOpened } = context
  if (phase === 'closed' && !wasOpened) return [shutBox(box, box, context), ...shutBoxes(box, context)]
  const inside = [...boards(box, context), ...packOf(box, context)]
  if (portrait && phase === 'open') return inside
  return [...boxPieces(box, context), ...shutBoxes(box, context), ...papers(box, context), ...inside]
}

/** Scale of a packet on the shelf, where it would be a small thing between two large boxes. */
const SHELF_SCALE = 1.65
/** Places of the four boxes while all are shut, in a wide window. */
const CLOSED_PLACES: Readonly<Record<BoxId, RestingPose & Pick<Pose, 'scale'>>> = {
  'forty-nine-outfit': { x: -7.2, y: 0, z: -3, turn: 0.07 },
  'deck-o-cards': { x: 13.6, y: 0, z: -12.6, turn: -0.1 },
  'lion-coffee': { x: 5.9, y: 0, z: 2.9, turn: 0.3, scale: SHELF_SCALE },
  pack: { x: 11.9, y: 0, z: 1.2, turn: -0.2, scale: SHELF_SCALE },
}
/** The same in a tall window: one behind the other. */
const CLOSED_PLACES_PORTRAIT: typeof CLOSED_PLACES = {
  'forty-nine-outfit': { x: 0, y: 0, z: 3.6, turn: 0.03 },
  'deck-o-cards': { x: 0.3, y: 0, z: -13, turn: -0.03 },
  'lion-coffee': { x: -3.7, y: 0, z: 15.6, turn: 0.12, scale: SHELF_SCALE },
  pack: { x: 3.5, y: 0, z: 15.8, turn: -0.12, scale: SHELF_SCALE },
}

/** Returns the place of a box while all boxes are shut. */
const closedPlace = (box: BoxId, portrait: boolean) => (portrait ? CLOSED_PLACES_PORTRAIT : CLOSED_PLACES)[box]

/**
 * Place of the selected box at the centre of the table. It is far enough back to slide aside without touching the pack
 * that was taken out of it.
 */
const MIDDLE: RestingPose = { x: 0, y: 0, z: -2.4, turn: 0.05 }
/** The same for a packet, which is small and therefore nearer to the viewer. */
const MIDDLE_PACKET: RestingPose = { x: 0, y: 0, z: 1.5, turn: 0.06 }
/** Place of the emptied box: behind the board on the left. */
const BOX_ASIDE: RestingPose = { x: -19.7, y: 0, z: -12.1, turn: 0.07 }
/** Place of an empty packet: behind the hands, clear of the seats around the table. */
const PACKET_ASIDE: RestingPose = { x: 3.4, y: 0, z: -17.6, turn: -0.35 }

/** Whether a box is a packet with a flap; the others are a tray under a lid. */
const isPacket = (box: BoxId): boolean => box === 'lion-coffee' || box === 'pack'

/** Prefix of the names of a box's pictures. */
const PICTURE_PREFIX: Readonly<Record<BoxId, string>> = {
  'forty-nine-outfit': '49',
  'deck-o-cards': 'deco',
  'lion-coffee': 'lion',
  pack: 'pack',
}

/** Whether the contents still lie in the box. */
const isPacked = (phase: BoxPhase): boolean => phase === 'closed' || phase === 'lid-off'

/**
 * Returns the place of the box: beside the others while it is shut, at the centre until its board comes out, then
 * aside.
 */
function trayPlace(box: BoxId, { phase, portrait }: BoxContext): RestingPose {
  if (phase === 'closed') return closedPlace(box, portrait)
  if (isPacket(box)) return isPacked(phase) ? MIDDLE_PACKET : PACKET_ASIDE
  return isPacked(phase) ? MIDDLE : BOX_ASIDE
}

/** Beat at which the lid closes, after the pack is back in the box, or the pack leaves the box, after the lid is off. */
const LATER_BEAT = 8

/**
 * Returns a place inside the box, given in inches from the box's centre: `right` to its right, `near` towards the
 * viewer.
 */
function placeInBox(box: BoxId, context: BoxContext, right: number, near: number): RestingPose {
  const tray = trayPlace(box, context)
  const [c, s] = [Math.cos(tray.turn), Math.sin(tray.turn)]
  return { x: tray.x + right * c + near * s, y: 0.11, z: tray.z - right * s + near * c, turn: tray.turn }
}

/**
 * Returns the place of the lid. It lies on the shut box; once lifted off it leans at the back with its print towards
 * the viewer, and the empty box later stands around its lower edge. The tilt keeps the middle of the label visible from
 * the seat camera.
 */
function lidPlace(box: BoxId, { phase, portrait }: BoxContext): Pose {
  if (phase === 'closed') return { ...closedPlace(box, portrait), y: box === 'deck-o-cards' ? 0.55 : 0.33, tilt: 0 }
  return { x: BOX_ASIDE.x - 0.8, y: 7.5, z: -17.2, turn: 0.08, tilt: 1.05 }
}

/** Places at the back for boxes that stay shut: the large ones at the left and right, the packets between them. */
const LEFT: RestingPose = { x: -20.5, y: 0, z: -12.7, turn: 0.1 }
const RIGHT: RestingPose = { x: 21.6, y: 0, z: -14, turn: -0.08 }
const LION: RestingPose = { x: 8.7, y: 0, z: -17.2, turn: 0.45 }
const PACK: RestingPose = { x: 5.2, y: 0, z: -18.6, turn: -0.3 }

/** Returns the place of a shut box: among the others while all are shut, at the back while `box` is open. */
function shutPlace(id: BoxId, box: BoxId, { phase, portrait }: BoxContext): RestingPose {
  if (phase === 'closed') return closedPlace(id, portrait)
  if (id === 'lion-coffee') return LION
  // An open packet lies where the other one would.
  if (id === 'pack') return box === 'lion-coffee' ? LION : PACK
  if (id === 'deck-o-cards') return RIGHT
  return isPacket(box) ? LEFT : { ...RIGHT, z: -12.4 }
}

/** Small pictures of the shut boxes. */
const SHUT_FACE: Readonly<Record<BoxId, string>> = {
  'forty-nine-outfit': 'shelf/outfit-lid',
  'deck-o-cards': 'shelf/deco-lid',
  'lion-coffee': 'shelf/lion-lid',
  pack: 'shelf/tuck-lid',
}

/** Number of cards in a box, and the picture of their backs. */
const PACKS: Readonly<Record<BoxId, { readonly cards: number; readonly back: string }>> = {
  'forty-nine-outfit': { cards: 50, back: '49/back' },
  'deck-o-cards': { cards: 0, back: '49/back' },
  'lion-coffee': { cards: 44, back: 'lion/back' },
  pack: { cards: 52, back: 'pack/back' },
}

function boards(box: BoxId, context: BoxContext): Piece[] {
  const { phase } = context
  if (box === 'deck-o-cards') return roulette(box, context)
  if (box !== 'forty-nine-outfit' || phase === 'closed') return []
  if (!isPacked(phase)) return [boardPiece()]
  return [{ ...boardPiece(), pose: placeInBox(box, context, -3.9, 0), fold: 1 }]
}

/**
 * Returns the pieces of the roulette box: the dial with its arrow, also while packed, and the layout once it is
 * unrolled.
 */
function roulette(box: BoxId, context: BoxContext): Piece[] {
  const { phase, portrait } = context
  if (phase === 'closed') return []
  if (isPacked(phase)) {
    const at = placeInBox(box, context, 0, 0)
    return [dialPiece(at), arrowPiece(at, PARKED_TURN)]
  }
  const at = { x: 0, z: portrait ? -6.9 : -8.9 }
  return [dialPiece(at), arrowPiece(at, PARKED_TURN), sheetPiece({ x: 0, z: portrait ? 5.1 : 2.9 })]
}

/** Places of the pack in a wide and in a tall window: beside the board, or in front of it. */
const PACK_SPOT: RestingPose = { x: -9.9, y: 0, z: 6.8, turn: 0.18 }
const PACK_SPOT_PORTRAIT: RestingPose = { x: -7, y: 0, z: 9.4, turn: 0.1 }
/** The pack of a packet has the middle of the table for itself, just beside the packet that it comes out of. */
const PACKET_PACK_SPOT: RestingPose = { x: 3.4, y: 0, z: 4.4, turn: 0.18 }

function packOf(box: BoxId, { phase, portrait }: BoxContext): Piece[] {
  const { cards, back } = PACKS[box]
  if (phase === 'closed') return []
  const spot = isPacket(box) ? PACKET_PACK_SPOT : portrait ? PACK_SPOT_PORTRAIT : PACK_SPOT
  return pile('stock', cards, back, spot).map((piece): Piece => ({
    ...piece,
    from: namedZone('box', box),
    motion: 'lay',
    beat: phase === 'lid-off' ? LATER_BEAT : 0,
  }))
}

/** Returns the selected box: its lower half and its lid, or the packet with its flap. The touch of each is `box`. */
function boxPieces(box: BoxId, context: BoxContext): Piece[] {
  const { phase, touchable } = context
  const common = {
    touch: 'box',
    zone: namedZone('box', box),
    from: namedZone('box', box),
    glow: touchable.has('box') ? 0.5 : 0,
  } as const
  const tray = trayPlace(box, context)
  const name = PICTURE_PREFIX[box]
  if (isPacket(box)) {
    const flap = phase === 'closed' ? 0 : 1
    return [{ ...common, id: `lid:${box}`, kind: 'lid', face: `${name}/lid`, pose: tray, fold: flap, motion: 'lay' }]
  }
  const lid = lidPlace(box, context)
  const beat = phase === 'closed' ? LATER_BEAT : 0
  return [
    { ...common, id: `tray:${box}`, kind: 'tray', face: `${name}/tray`, pose: tray, motion: 'slide' },
    { ...common, id: `lid:${box}`, kind: 'lid', face: `${name}/lid`, pose: lid, motion: 'lay', beat },
  ]
}

/** Returns the other boxes, shut. They can be touched only while no box is open. */
function shutBoxes(box: BoxId, context: BoxContext): Piece[] {
  return BOX_IDS.filter((id) => id !== box).map((id) => shutBox(id, box, context))
}

/** Returns a shut box seen from outside. While no box is open, its touch is its id, `box:<box id>`. */
function shutBox(id: BoxId, box: BoxId, context: BoxContext): Piece {
  const { phase, touchable } = context
  const name = namedTouch('box', id)
  const piece: Piece = {
    id: name,
    kind: 'lid',
    face: SHUT_FACE[id],
    pose: shutPlace(id, box, context),
    zone: name,
    from: name,
    motion: 'lay',
    glow: touchable.has(name) ? 0.5 : 0,
  }
  return phase === 'closed' ? { ...piece, touch: name } : piece
}

/** Place of the leaflet beside the board. */
const LEAFLET_SPOT: RestingPose = { x: -13.3, y: 0, z: 0.4, turn: 0.2 }
/** The same where no board lies. */
const PACKET_LEAFLET_SPOT: RestingPose = { x: -5, y: 0, z: 2.4, turn: 0.12 }

/** Place of the pad at the other side. */
const PAD_SPOT: RestingPose = { x: 13.4, y: 0, z: -0.6, turn: -0.2 }

/** Returns the leaflet, which lies in the box until that is unpacked, and in the phase `open` the pad. */
function papers(box: BoxId, context: BoxContext): Piece[] {
  const { phase } = context
  const packed = isPacked(phase)
  // A leaflet in a packet is folded away and not visible.
  if (phase === 'closed' || (packed && isPacket(box))) return []
  const leaflet: Piece = {
    id: 'leaflet',
    kind: 'leaflet',
    face: `${PICTURE_PREFIX[box]}/leaflet`,
    pose: packed ? placeInBox(box, context, 4.1, -3) : isPacket(box) ? PACKET_LEAFLET_SPOT : LEAFLET_SPOT,
    zone: 'table',
    motion: 'lay',
    ...(packed ? {} : { touch: 'leaflet' }),
  }
  return phase === 'open' ? [leaflet, { ...padPiece(), pose: PAD_SPOT }] : [leaflet]
}
