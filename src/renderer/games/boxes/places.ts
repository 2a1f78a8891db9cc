import type { LeaningSpot, Spot } from '../layout/places'
import type { BoxId, BoxPhase } from './types'

/** A box in the middle of the table, so far back that it slides away past the pack that was taken out of it. */
const MIDDLE: Spot = { x: 0, y: 0, z: -2.4, turn: 0.05 }
/** A packet is small: nearer the eye, where it can be seen. */
const MIDDLE_PACKET: Spot = { x: 0, y: 0, z: 1.5, turn: 0.06 }

/** Behind the board on the left, where the emptied box stands during play. */
const boxAside = (seats: number): Spot => ({ x: seats > 6 ? -21.2 : -19.7, y: 0, z: -12.1, turn: 0.07 })

/** Where an empty packet lies during play: behind the hands, out of the way of those who sit around. */
const PACKET_ASIDE: Spot = { x: 3.4, y: 0, z: -17.6, turn: -0.35 }

/** What a box is made of: a tray under a lid, or a packet with a flap. */
export const isPacket = (box: BoxId): boolean => box === 'lion-coffee' || box === 'pack'

/** Beginning of the names of a box's pictures. */
export const PREFIX: Readonly<Record<BoxId, string>> = {
  'forty-nine-outfit': '49',
  'deck-o-cards': 'deco',
  'lion-coffee': 'lion',
  pack: 'pack',
}

/** Whether everything still lies in the box. */
export const isPacked = (phase: BoxPhase): boolean => phase === 'closed' || phase === 'lid-off'

/** Where the box stands: in the middle until its board comes out. */
export function trayPlace(box: BoxId, phase: BoxPhase, seats: number): Spot {
  if (isPacket(box)) return isPacked(phase) ? MIDDLE_PACKET : PACKET_ASIDE
  return isPacked(phase) ? MIDDLE : boxAside(seats)
}

/**
 * When the pack leaves the box, in beats: after the lid is off. It is out before the board, which unfolds above the
 * place where it lay.
 */
export const unpacking = (phase: BoxPhase): number => (phase === 'lid-off' ? 8 : 0)

/** When the lid comes down, in beats: after the pack is back in the box. */
export const covering = (phase: BoxPhase): number => (phase === 'closed' ? 8 : 0)

/** A place inside the box, by inches from its middle. */
export function inBox(box: BoxId, phase: BoxPhase, seats: number, right: number, near: number): Spot {
  const tray = trayPlace(box, phase, seats)
  const [c, s] = [Math.cos(tray.turn), Math.sin(tray.turn)]
  return { x: tray.x + right * c + near * s, y: 0.11, z: tray.z - right * s + near * c, turn: tray.turn }
}

/**
 * The lid: on the box; lifted off it leans in the back, print to the viewer, where the empty box comes to stand around
 * its lower edge. Tilted so far that the seat camera still sees the middle of the label.
 */
export function lidPlace(box: BoxId, phase: BoxPhase, seats: number): LeaningSpot {
  if (phase === 'closed') return { ...MIDDLE, y: box === 'deck-o-cards' ? 0.45 : 0.33, tilt: 0 }
  return { x: boxAside(seats).x - 0.8, y: 7.5, z: -17.2, turn: 0.08, tilt: 1.05 }
}

/** Slots at the back for boxes that stay shut: the large ones left and right, the packets between them. */
const LEFT: Spot = { x: -20.5, y: 0, z: -13, turn: 0.1 }
const RIGHT: Spot = { x: 21.6, y: 0, z: -14, turn: -0.08 }
const LION: Spot = { x: 8.7, y: 0, z: -17.2, turn: 0.45 }
const TUCK: Spot = { x: 5.2, y: 0, z: -18.6, turn: -0.3 }

/** Where a shut box stands while `box` is in the middle or in play. */
export function shutPlace(id: BoxId, box: BoxId): Spot {
  if (id === 'lion-coffee') return LION
  if (id === 'pack') return TUCK
  if (id === 'deck-o-cards') return RIGHT
  return isPacket(box) ? LEFT : RIGHT
}

/** The picture of a shut box, seen small. */
export const SHUT_FACE: Readonly<Record<BoxId, string>> = {
  'forty-nine-outfit': 'shelf/outfit-lid',
  'deck-o-cards': 'shelf/deco-lid',
  'lion-coffee': 'shelf/lion-lid',
  pack: 'shelf/tuck-lid',
}

/** The boxes in the order in which they are named. */
export const BOXES: readonly BoxId[] = ['forty-nine-outfit', 'deck-o-cards', 'lion-coffee', 'pack']
