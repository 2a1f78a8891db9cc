import type { Field, SceneContext } from '../types'
import type { Piece, Pose } from '../../stage/model/pieces'
import { jitter, jitterBetween } from './jitter'

/** The board and its rim. The ends of the row behind it are left free for stock and marks. */
export const BOARD_FIELD: Field = { x: 8.05, z: 8.05, side: 7.95, behind: { x: 0, width: 11.8 } }

/** Distance of the centres of the opponents' hands behind the field, in inches. */
const HAND_DISTANCE = 1.55

/**
 * Returns the field of a game without a board: `compactField()` on a tall page; elsewhere, as much room as a board
 * takes.
 */
export function fieldFor({ page }: SceneContext, compactField: () => Field): Field {
  return page === 'tall' ? compactField() : BOARD_FIELD
}

/**
 * A place on the table, in inches: the board's centre is the origin, y is up, the viewer sits at +z. The places were
 * measured with the seat camera of the look study, which sees x from -15 to 15 at the near edge of the board and from
 * -24 to 24 behind it, and with the phone's camera, which sees 9 inches to either side.
 */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
}

export const STOCK: Spot = { x: -9.9, y: 0, z: 6.8, turn: 0.18 }
/**
 * Places of the stock in a tall window: in front of the board, or behind it beside the opponents' hands if the viewer's
 * hand is close to the board.
 */
export const STOCK_PORTRAIT = stockBefore(BOARD_FIELD)
export const STOCK_BEHIND = stockBehind(BOARD_FIELD)

/** Returns the place of the stock in the strip in front of a field. */
export function stockBefore({ z, side }: Field): Spot {
  return { x: 0.95 - side, y: 0, z: z + 1.35, turn: 0.1 }
}

/** Returns the place of the stock in the strip behind a field. */
export function stockBehind({ z, side }: Field): Spot {
  return { x: 0.95 - side, y: 0, z: -z - 1.25, turn: 0.1 }
}

/** Returns the pad beside the board; on a page it is moved to its box. */
export function padPiece(): Piece {
  const pose = { x: 13.4, y: 0, z: -0.6, turn: -0.2 }
  return { id: 'pad', kind: 'pad', face: 'pad', pose, touch: 'pad', zone: 'table', motion: 'lay' }
}

/** An opponent's place: the centre of the hand, turned about y towards its owner, and the chips. */
export interface OpponentPlace {
  readonly hand: Spot
  readonly chips: ChipPlace
}

/** Place of three stacks of chips side by side, along the table's edge. */
export interface ChipPlace {
  readonly x: number
  readonly z: number
  readonly along: 'x' | 'z'
  /** Direction in which further stacks may stand, if only one leads out of a corner. */
  readonly outward?: 1 | -1
}

const LEFT = -Math.PI / 2
const FAR = Math.PI
const RIGHT = Math.PI / 2

const sidePlace = (x: number, z: number, turn: number, chipsZ: number): OpponentPlace => ({
  hand: { x, y: 0, z, turn },
  chips: { x: x < 0 ? -13.1 : 13.1, z: chipsZ, along: 'z' },
})
const left = (z: number, chipsZ = z) => sidePlace(-10.6, z, LEFT, chipsZ)
const right = (z: number, chipsZ = z) => sidePlace(10.6, z, RIGHT, chipsZ)
const far = (x: number): OpponentPlace => ({
  hand: { x, y: 0, z: -10.6, turn: FAR },
  chips: { x, z: -13.5, along: 'x' },
})

/**
 * The opponents' places by their number, in the order of turns: from the viewer's left round the far edge to the right.
 * In a wide window papers lie at the upper left and lower right, so the left neighbour sits nearer and the right one
 * further away.
 */
const OPPONENT_PLACES: readonly (readonly OpponentPlace[])[] = [
  [],
  [far(0)],
  [left(1.8), right(-2.2)],
  [left(1.8), far(0), right(-2.2)],
  [left(1.8), far(-4), far(4), right(-2.2)],
  [left(1.8), far(-5.6), far(0.2), far(6), right(-2.2)],
  [left(2, 3.4), left(-4.2, -1.3), far(-3.6), far(4), right(-4.2, -1.3), right(2, 3.4)],
  [left(2, 3.4), left(-4.2, -1.3), far(-5.6), far(0.2), far(6), right(-4.2, -1.3), right(2, 3.4)],
]

/** Distance of the chips behind the hands of several opponents in a tall window, in inches. */
const CHIPS_DISTANCE = 2.6

/**
 * Returns the places of `opponents` opponents, in the order of turns after the viewer.
 * @param field the field behind which they lie in a tall window
 */
export function placesAround(
  opponents: number,
  portrait: boolean,
  field: Field = BOARD_FIELD,
): readonly OpponentPlace[] {
  if (!portrait) return OPPONENT_PLACES[opponents] ?? []
  const { x: middle, width } = field.behind
  const step = width / Math.max(1, opponents)
  const z = -field.z - HAND_DISTANCE
  return Array.from({ length: opponents }, (_, i) => {
    const x = middle + (i - (opponents - 1) / 2) * step
    // A single opponent leaves room for chips beside the hand.
    const chips = opponents === 1 ? { x: x + 5.6, z } : { x, z: z - CHIPS_DISTANCE }
    return { hand: { x, y: 0, z, turn: FAR }, chips: { ...chips, along: 'x' } }
  })
}

/** Returns the largest length of the row of an opponent's cards, in inches. */
export function opponentRowLength(opponents: number, portrait: boolean, field: Field = BOARD_FIELD): number {
  if (portrait) return Math.max(0.1, Math.min(4.4, field.behind.width / Math.max(1, opponents) - 2.1))
  return opponents < 6 ? 4.2 : 2.6
}

/** Thickness of a card in a pile, in inches. */
export const PILED_CARD_THICKNESS = 0.0145

/**
 * Returns the pose of the card at height `level` (0 is lowest) in a pile of `count`: a slow sway, with the top two
 * cards turned a little more.
 */
export function pilePose(
  id: string,
  level: number,
  count: number,
  at: { readonly x: number; readonly y: number; readonly z: number; readonly turn: number },
): Pose {
  const top = level >= count - 2
  return {
    x: at.x + Math.sin(level * 0.35) * 0.03 + jitter(id, 'x', 0.03),
    y: at.y + level * PILED_CARD_THICKNESS + 0.003,
    z: at.z + jitter(id, 'z', 0.03),
    turn: at.turn + jitter(id, 'turn', 0.03) + (top ? 0.12 : 0),
    bend: level >= count - 4 ? [0.012, 0.006] : [0, 0],
  }
}

/** Place of a pile. */
export interface PileSpot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
}

/**
 * Returns a pile of cards face down. Each card is a piece of its own (`stock:0` is lowest), so that the pile shrinks as
 * cards leave it.
 * @param zone name of the pile, which prefixes its pieces' ids and is the zone that cards come `from`
 * @param back picture of the cards' backs
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

/** A row of cards lying flat, in inches and radians. */
interface Row {
  readonly x: number
  readonly y?: number
  readonly z: number
  /** Side from which the row is read: 0 is the near edge (+z), as for fans. */
  readonly facing?: number
  /**
   * Distance between the centres of neighbouring cards, if there is room for it, and the largest length of the row
   * between the centres of its ends.
   */
  readonly pitch: number
  readonly width: number
}

/** Height of a card above its left neighbour, which it may overlap, in inches. */
const OVERLAP_RISE = 0.016

/**
 * Returns the poses of cards in a row, from the reader's left to right; crowded cards overlap, each above its left
 * neighbour.
 */
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

/**
 * Returns the pose of a card laid down by hand: slightly askew and slightly bent, always in the same way for the same
 * `id`. `looseness` scales the misplacement.
 */
export function laidPose(
  id: string,
  at: { readonly x: number; readonly y: number; readonly z: number; readonly turn?: number },
  looseness = 1,
): Pose {
  return {
    x: at.x + jitter(id, 'x', 0.05 * looseness),
    y: at.y,
    z: at.z + jitter(id, 'z', 0.05 * looseness),
    turn: (at.turn ?? 0) + jitter(id, 'turn', 0.04 * looseness),
    bend: [jitterBetween(id, 'along', 0.006, 0.018), jitterBetween(id, 'across', -0.002, 0.008)],
  }
}
