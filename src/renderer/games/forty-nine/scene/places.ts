import type { SceneContext } from '../../types'
import { leafRise, SIZE } from '../../../stage/sizes'

/**
 * Where things lie on the table of Forty-Nine, in inches: the board's middle is the origin, y is up, whoever looks sits
 * at +z. Measured against the seat camera of the look study, which sees x from -15 to 15 at the near edge of the board
 * and from -24 to 24 behind it, and against the phone's, which sees 9 to either side.
 */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
}

/** A spot that stands against something: `tilt` is how far it is raised towards the viewer, in radians. */
export interface LeaningSpot extends Spot {
  readonly tilt: number
}

/** The middle of a square: row by row from the far left. */
export function squareCentre(square: number): { readonly x: number; readonly z: number } {
  const r = Math.floor((square - 1) / 7)
  const c = (square - 1) % 7
  return { x: 2 * c - 6, z: 2 * r - 6 }
}

/** Height of the printed side of the board at x: its two leaves lean a little against each other. */
export function boardTop(x: number): number {
  return SIZE.board.h + leafRise(x)
}

export const STOCK: Spot = { x: -9.9, y: 0, z: 6.8, turn: 0.18 }
export const STOCK_PORTRAIT: Spot = { x: -7, y: 0, z: 9.7, turn: 0.1 }

/** Pad and leaflet lie nearer while nobody sits at the sides. */
export function padPlace(seats: number): Spot {
  return seats > 2 ? { x: 16.3, y: 0, z: -1.6, turn: -0.24 } : { x: 13.4, y: 0, z: -0.6, turn: -0.2 }
}

export function leafletPlace(seats: number): Spot {
  return seats > 2 ? { x: -17.1, y: 0, z: 1.5, turn: 0.24 } : { x: -13.3, y: 0, z: 0.4, turn: 0.2 }
}

/** The box in the middle of the table, so far back that it slides away past the pack that was taken out. */
const BOX_CLOSED: Spot = { x: 0, y: 0, z: -2.4, turn: 0.05 }

/** Behind the board on the left, where the empty box stands during play. */
const boxAside = (seats: number): Spot => ({ x: seats > 6 ? -21.2 : -19.7, y: 0, z: -12.1, turn: 0.07 })

/** Where the box stands: in the middle until the board comes out. */
export function trayPlace(phase: SceneContext['phase'], seats: number): Spot {
  return phase === 'closed' || phase === 'lid-off' ? BOX_CLOSED : boxAside(seats)
}

/**
 * When the pack leaves the box, in beats: after the lid is off. It is out before the board, which unfolds above the
 * place where it lay.
 */
export const unpacking = ({ phase }: SceneContext): number => (phase === 'lid-off' ? 8 : 0)

/** When the lid comes down, in beats: after the pack is back in the box. */
export const covering = ({ phase }: SceneContext): number => (phase === 'closed' ? 8 : 0)

/** A place inside the box, by inches from its middle. */
export function inBox(phase: SceneContext['phase'], seats: number, right: number, near: number): Spot {
  const box = trayPlace(phase, seats)
  const [c, s] = [Math.cos(box.turn), Math.sin(box.turn)]
  return { x: box.x + right * c + near * s, y: 0.11, z: box.z - right * s + near * c, turn: box.turn }
}

/**
 * The lid: on the box; lifted off it leans in the back, print to the viewer, where the empty box comes to stand around
 * its lower edge. Tilted so far that the seat camera still sees the red disc of the label.
 */
export function lidPlace(phase: SceneContext['phase'], seats: number): LeaningSpot {
  if (phase === 'closed') return { ...BOX_CLOSED, y: 0.33, tilt: 0 }
  return { x: boxAside(seats).x - 0.8, y: 7.5, z: -17.2, turn: 0.08, tilt: 1.05 }
}

/** The other boxes of the shelf, closed, at the back. */
export const SHELF: readonly { readonly id: string; readonly face: string; readonly at: Spot }[] = [
  { id: 'box:deck-o-cards', face: 'shelf/deco-lid', at: { x: 21.6, y: 0, z: -14, turn: -0.08 } },
  { id: 'box:lion-coffee', face: 'shelf/lion-lid', at: { x: 8.7, y: 0, z: -17.2, turn: 0.45 } },
  { id: 'box:pack', face: 'shelf/tuck-lid', at: { x: 5.2, y: 0, z: -18.6, turn: -0.3 } },
]

/** Where an opponent sits: middle of the hand, where its reader sits (turn about y), and where the chips stand. */
export interface Place {
  readonly hand: Spot
  readonly chips: ChipPlace
}

/** Three stacks beside each other, along the table's edge. */
export interface ChipPlace {
  readonly x: number
  readonly z: number
  readonly along: 'x' | 'z'
}

const LEFT = -Math.PI / 2
const FAR = Math.PI
const RIGHT = Math.PI / 2

const beside = (x: number, z: number, turn: number, chipsZ: number): Place => ({
  hand: { x, y: 0, z, turn },
  chips: { x: x < 0 ? -13.1 : 13.1, z: chipsZ, along: 'z' },
})
const left = (z: number, chipsZ = z) => beside(-10.6, z, LEFT, chipsZ)
const right = (z: number, chipsZ = z) => beside(10.6, z, RIGHT, chipsZ)
const far = (x: number): Place => ({ hand: { x, y: 0, z: -10.6, turn: FAR }, chips: { x, z: -13.5, along: 'x' } })

/**
 * The opponents' places in the order of turns: from the viewer's left round the far edge to the right. A wide screen
 * has papers in its upper left and lower right, so the left neighbour sits nearer and the right one further off.
 */
const AROUND: readonly (readonly Place[])[] = [
  [],
  [far(0)],
  [left(1.8), right(-2.2)],
  [left(1.8), far(0), right(-2.2)],
  [left(1.8), far(-4), far(4), right(-2.2)],
  [left(1.8), far(-5.6), far(0.2), far(6), right(-2.2)],
  [left(2, 3.4), left(-4.2, -1.3), far(-3.6), far(4), right(-4.2, -1.3), right(2, 3.4)],
  [left(2, 3.4), left(-4.2, -1.3), far(-5.6), far(0.2), far(6), right(-4.2, -1.3), right(2, 3.4)],
]

/** Where the opponents of a table with so many seats lie, in the order of turns after the eye. */
export function placesAround(opponents: number, portrait: boolean): readonly Place[] {
  if (!portrait) return AROUND[opponents] ?? []
  const step = 18 / Math.max(1, opponents)
  return Array.from({ length: opponents }, (_, i) => {
    const x = (i - (opponents - 1) / 2) * step
    return { hand: { x, y: 0, z: -10.4, turn: FAR }, chips: { x, z: -13.2, along: 'x' } }
  })
}

/** The longest that the row of an opponent's cards may grow. */
export function crowdAround(opponents: number, portrait: boolean): number {
  if (portrait) return Math.min(4.4, 16 / Math.max(1, opponents) - 1.9)
  return opponents < 6 ? 4.2 : 2.6
}

/** The chips of whoever looks. */
export const OWN_CHIPS: ChipPlace = { x: 9.9, z: 6.7, along: 'z' }
export const OWN_CHIPS_PORTRAIT: ChipPlace = { x: 5.3, z: 9.5, along: 'x' }
