import type { LeaningSpot, Spot } from '../layout/places'
import type { BoxId, BoxPhase } from './types'

export { leafletPlace, padPlace } from '../layout/places'

/** The box in the middle of the table, so far back that it slides away past the pack that was taken out. */
const BOX_CLOSED: Spot = { x: 0, y: 0, z: -2.4, turn: 0.05 }

/** Behind the board on the left, where the empty box stands during play. */
const boxAside = (seats: number): Spot => ({ x: seats > 6 ? -21.2 : -19.7, y: 0, z: -12.1, turn: 0.07 })

/** Where the box stands: in the middle until the board comes out. */
export function trayPlace(phase: BoxPhase, seats: number): Spot {
  return phase === 'closed' || phase === 'lid-off' ? BOX_CLOSED : boxAside(seats)
}

/**
 * When the pack leaves the box, in beats: after the lid is off. It is out before the board, which unfolds above the
 * place where it lay.
 */
export const unpacking = (phase: BoxPhase): number => (phase === 'lid-off' ? 8 : 0)

/** When the lid comes down, in beats: after the pack is back in the box. */
export const covering = (phase: BoxPhase): number => (phase === 'closed' ? 8 : 0)

/** A place inside the box, by inches from its middle. */
export function inBox(phase: BoxPhase, seats: number, right: number, near: number): Spot {
  const box = trayPlace(phase, seats)
  const [c, s] = [Math.cos(box.turn), Math.sin(box.turn)]
  return { x: box.x + right * c + near * s, y: 0.11, z: box.z - right * s + near * c, turn: box.turn }
}

/**
 * The lid: on the box; lifted off it leans in the back, print to the viewer, where the empty box comes to stand around
 * its lower edge. Tilted so far that the seat camera still sees the red disc of the label.
 */
export function lidPlace(phase: BoxPhase, seats: number): LeaningSpot {
  if (phase === 'closed') return { ...BOX_CLOSED, y: 0.33, tilt: 0 }
  return { x: boxAside(seats).x - 0.8, y: 7.5, z: -17.2, turn: 0.08, tilt: 1.05 }
}

/** How a box looks when it is shut, and where it stands while another one is open or in play. */
export interface ShutBox {
  readonly id: BoxId
  readonly face: string
  readonly at: Spot
}

export const SHELF: readonly ShutBox[] = [
  { id: 'forty-nine-outfit', face: 'shelf/outfit-lid', at: { x: -20.5, y: 0, z: -13, turn: 0.1 } },
  { id: 'deck-o-cards', face: 'shelf/deco-lid', at: { x: 21.6, y: 0, z: -14, turn: -0.08 } },
  { id: 'lion-coffee', face: 'shelf/lion-lid', at: { x: 8.7, y: 0, z: -17.2, turn: 0.45 } },
  { id: 'pack', face: 'shelf/tuck-lid', at: { x: 5.2, y: 0, z: -18.6, turn: -0.3 } },
]
