import { BOARD_FIELD, HANDS_BEHIND } from './field'
import type { Field } from '../types'
import type { Piece, Pose } from '../../stage/model/pieces'
import { jitter, between } from './jitter'

/**
 * Where things lie on a table, in inches: the board's middle is the origin, y is up, whoever looks sits
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

export const STOCK: Spot = { x: -9.9, y: 0, z: 6.8, turn: 0.18 }
/** On a high screen: before the board, or behind it beside the opponents' hands where the own hand lies close. */
export const STOCK_PORTRAIT = stockBefore(BOARD_FIELD)
export const STOCK_BEHIND = stockBehind(BOARD_FIELD)

/** The stock in the strip before a field, and behind it. */
export function stockBefore({ z, side }: Field): Spot {
  return { x: 0.95 - side, y: 0, z: z + 1.35, turn: 0.1 }
}

export function stockBehind({ z, side }: Field): Spot {
  return { x: 0.95 - side, y: 0, z: -z - 1.25, turn: 0.1 }
}

/** Pad and leaflet lie nearer while nobody sits at the sides. */
export function padPlace(seats: number): Spot {
  return seats > 2 ? { x: 16.3, y: 0, z: -1.6, turn: -0.24 } : { x: 13.4, y: 0, z: -0.6, turn: -0.2 }
}

export function leafletPlace(seats: number): Spot {
  return seats > 2 ? { x: -17.1, y: 0, z: 1.5, turn: 0.24 } : { x: -13.3, y: 0, z: 0.4, turn: 0.2 }
}

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
  /** To which side alone further stacks may stand: out of a corner. */
  readonly out?: 1 | -1
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

/** How far behind the hands of several opponents their chips stand on a high screen. */
const CHIPS_BEHIND = 2.6

/**
 * Where the opponents of a table with so many seats lie, in the order of turns after the eye.
 * @param field what they lie behind on a high screen
 */
export function placesAround(opponents: number, portrait: boolean, field: Field = BOARD_FIELD): readonly Place[] {
  if (!portrait) return AROUND[opponents] ?? []
  const { x: middle, width } = field.behind
  const step = width / Math.max(1, opponents)
  const z = -field.z - HANDS_BEHIND
  return Array.from({ length: opponents }, (_, i) => {
    const x = middle + (i - (opponents - 1) / 2) * step
    // One opponent leaves room beside the hand.
    const chips = opponents === 1 ? { x: x + 5.6, z } : { x, z: z - CHIPS_BEHIND }
    return { hand: { x, y: 0, z, turn: FAR }, chips: { ...chips, along: 'x' } }
  })
}

/** The longest that the row of an opponent's cards may grow. */
export function crowdAround(opponents: number, portrait: boolean, field: Field = BOARD_FIELD): number {
  if (portrait) return Math.max(0.1, Math.min(4.4, field.behind.width / Math.max(1, opponents) - 2.1))
  return opponents < 6 ? 4.2 : 2.6
}

/** The chips of whoever looks. */
export const OWN_CHIPS: ChipPlace = { x: 9.9, z: 6.7, along: 'z' }
export const OWN_CHIPS_PORTRAIT: ChipPlace = { x: 5.3, z: 9.1, along: 'x' }

/** How thick a card lies in a pile. */
export const PILED_CARD = 0.0145

/** The pose of the card at height `level` (0 lowest) of a pile of `count`: a slow sway, the top two turned a little more. */
export function pilePose(
  id: string,
  level: number,
  count: number,
  at: { readonly x: number; readonly y: number; readonly z: number; readonly turn: number },
): Pose {
  const top = level >= count - 2
  return {
    x: at.x + Math.sin(level * 0.35) * 0.03 + jitter(id, 'x', 0.03),
    y: at.y + level * PILED_CARD + 0.003,
    z: at.z + jitter(id, 'z', 0.03),
    turn: at.turn + jitter(id, 'turn', 0.03) + (top ? 0.12 : 0),
    bend: level >= count - 4 ? [0.012, 0.006] : [0, 0],
  }
}

/** Where a pile lies. */
export interface PileSpot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
}

/**
 * A pile of cards face down, each a piece of its own (`stock:0` lowest), so that it thins as cards leave it.
 * @param zone names the pile for cards that come `from` it, and its pieces
 * @param back picture of its cards
 */
export function pile(zone: string, count: number, back: string, at: PileSpot): Piece[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `${zone}:${i}`,
    kind: 'card',
    face: back,
    pose: pilePose(`${zone}:${i}`, i, count, at),
    down: true,
    zone,
    group: 'stock',
    motion: 'slide',
  }))
}

/** A row of cards lying flat. Inches and radians. */
interface Row {
  readonly x: number
  readonly y?: number
  readonly z: number
  /** From where it is read: 0 is the near edge (+z), as for fans. */
  readonly facing?: number
  /** From one card's middle to the next while there is room, and the longest that the middles may grow. */
  readonly pitch: number
  readonly width: number
}

/** How much higher a card lies that overlaps its left neighbour. */
const OVERLAP_RISE = 0.016

/** Poses of cards in a row, from the reader's left to right; crowded cards overlap, the right ones on top. */
export function rowPoses(row: Row, ids: readonly string[]): Pose[] {
  const pitch = Math.min(row.pitch, row.width / Math.max(1, ids.length - 1))
  const facing = row.facing ?? 0
  return ids.map((id, i) => {
    const right = (i - (ids.length - 1) / 2) * pitch
    return laidPose(id, {
      x: row.x + right * Math.cos(facing),
      y: (row.y ?? 0.004) + i * OVERLAP_RISE,
      z: row.z - right * Math.sin(facing),
      turn: facing,
    })
  })
}

/** A card laid down by hand: a little askew, a little bent, always in the same way. */
export function laidPose(
  id: string,
  at: { readonly x: number; readonly y: number; readonly z: number; readonly turn?: number },
  loose = 1,
): Pose {
  return {
    x: at.x + jitter(id, 'x', 0.05 * loose),
    y: at.y,
    z: at.z + jitter(id, 'z', 0.05 * loose),
    turn: (at.turn ?? 0) + jitter(id, 'turn', 0.04 * loose),
    bend: [between(id, 'along', 0.006, 0.018), between(id, 'across', -0.002, 0.008)],
  }
}
