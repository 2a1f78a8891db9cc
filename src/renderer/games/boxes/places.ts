import type { LeaningSpot, Spot } from '../layout/places'
import type { BoxId } from '../../../rules/manifest'
import type { BoxContext, BoxPhase } from './types'

/** Places of the four boxes while all are shut, in a wide window. */
const CLOSED_PLACES: Readonly<Record<BoxId, Spot>> = {
  'forty-nine-outfit': { x: -7.2, y: 0, z: -3, turn: 0.07 },
  'deck-o-cards': { x: 13.6, y: 0, z: -12.6, turn: -0.1 },
  'lion-coffee': { x: 5.4, y: 0, z: 3.2, turn: 0.4 },
  pack: { x: 9.6, y: 0, z: 0.6, turn: -0.25 },
}
/** The same in a tall window: one behind the other. */
const CLOSED_PLACES_PORTRAIT: Readonly<Record<BoxId, Spot>> = {
  'forty-nine-outfit': { x: 0, y: 0, z: 3.6, turn: 0.03 },
  'deck-o-cards': { x: 0.3, y: 0, z: -13, turn: -0.03 },
  'lion-coffee': { x: -3.4, y: 0, z: 14.6, turn: 0.2 },
  pack: { x: 3.2, y: 0, z: 14.8, turn: -0.2 },
}

/** Returns the place of a box while all boxes are shut. */
function closedPlace(box: BoxId, portrait: boolean): Spot {
  return (portrait ? CLOSED_PLACES_PORTRAIT : CLOSED_PLACES)[box]
}

/**
 * Place of the selected box at the centre of the table. It is far enough back to slide aside without touching the pack
 * that was taken out of it.
 */
const MIDDLE: Spot = { x: 0, y: 0, z: -2.4, turn: 0.05 }
/** The same for a packet, which is small and therefore nearer to the viewer. */
const MIDDLE_PACKET: Spot = { x: 0, y: 0, z: 1.5, turn: 0.06 }

/** Returns the place of the emptied box during play: behind the board on the left. */
const boxAside = (seats: number): Spot => ({ x: seats > 6 ? -21.2 : -19.7, y: 0, z: -12.1, turn: 0.07 })

/** Place of an empty packet during play: behind the hands, clear of the seats around the table. */
const PACKET_ASIDE: Spot = { x: 3.4, y: 0, z: -17.6, turn: -0.35 }

/** Whether a box is a packet with a flap; the others are a tray under a lid. */
export const isPacket = (box: BoxId): boolean => box === 'lion-coffee' || box === 'pack'

/** Prefix of the names of a box's pictures. */
export const PICTURE_PREFIX: Readonly<Record<BoxId, string>> = {
  'forty-nine-outfit': '49',
  'deck-o-cards': 'deco',
  'lion-coffee': 'lion',
  pack: 'pack',
}

/** Whether the contents still lie in the box. */
export const isPacked = (phase: BoxPhase): boolean => phase === 'closed' || phase === 'lid-off'

/**
 * Returns the place of the box: beside the others while it is shut, at the centre until its board comes out, then
 * aside.
 */
export function trayPlace(box: BoxId, { phase, portrait }: BoxContext, seats: number): Spot {
  if (phase === 'closed') return closedPlace(box, portrait)
  if (isPacket(box)) return isPacked(phase) ? MIDDLE_PACKET : PACKET_ASIDE
  return isPacked(phase) ? MIDDLE : boxAside(seats)
}

/**
 * Returns the beat at which the pack leaves the box, which is after the lid is off. The pack is out before the board,
 * which unfolds above the place where the pack lay.
 */
export const unpackingBeat = (phase: BoxPhase): number => (phase === 'lid-off' ? 8 : 0)

/** Returns the beat at which the lid closes, which is after the pack is back in the box. */
export const lidBeat = (phase: BoxPhase): number => (phase === 'closed' ? 8 : 0)

/**
 * Returns a place inside the box, given in inches from the box's centre: `right` to its right, `near` towards the
 * viewer.
 */
export function placeInBox(box: BoxId, context: BoxContext, seats: number, right: number, near: number): Spot {
  const tray = trayPlace(box, context, seats)
  const [c, s] = [Math.cos(tray.turn), Math.sin(tray.turn)]
  return { x: tray.x + right * c + near * s, y: 0.11, z: tray.z - right * s + near * c, turn: tray.turn }
}

/**
 * Returns the place of the lid. It lies on the shut box; once lifted off it leans at the back with its print towards
 * the viewer, and the empty box later stands around its lower edge. The tilt keeps the middle of the label visible from
 * the seat camera.
 */
export function lidPlace(box: BoxId, { phase, portrait }: BoxContext, seats: number): LeaningSpot {
  if (phase === 'closed') return { ...closedPlace(box, portrait), y: box === 'deck-o-cards' ? 0.55 : 0.33, tilt: 0 }
  return { x: boxAside(seats).x - 0.8, y: 7.5, z: -17.2, turn: 0.08, tilt: 1.05 }
}

/** Places at the back for boxes that stay shut: the large ones at the left and right, the packets between them. */
const LEFT: Spot = { x: -20.5, y: 0, z: -12.7, turn: 0.1 }
const RIGHT: Spot = { x: 21.6, y: 0, z: -14, turn: -0.08 }
const LION: Spot = { x: 8.7, y: 0, z: -17.2, turn: 0.45 }
const PACK: Spot = { x: 5.2, y: 0, z: -18.6, turn: -0.3 }

/** Returns the place of a shut box: among the others while all are shut, at the back while `box` is open. */
export function shutPlace(id: BoxId, box: BoxId, { phase, portrait }: BoxContext): Spot {
  if (phase === 'closed') return closedPlace(id, portrait)
  if (id === 'lion-coffee') return LION
  if (id === 'pack') return PACK
  if (id === 'deck-o-cards') return RIGHT
  return isPacket(box) ? LEFT : { ...RIGHT, z: -12.4 }
}

/** Small pictures of the shut boxes. */
export const SHUT_FACE: Readonly<Record<BoxId, string>> = {
  'forty-nine-outfit': 'shelf/outfit-lid',
  'deck-o-cards': 'shelf/deco-lid',
  'lion-coffee': 'shelf/lion-lid',
  pack: 'shelf/tuck-lid',
}
