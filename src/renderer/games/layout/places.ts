import type { Piece, Pose, TablePoint } from '../../stage/model/pieces'
import { jitter, jitterBetween } from './jitter'

/** Returns a card with this picture on its face; with `down`, its back is seen. */
export const cardPiece = (id: string, face: string, pose: Pose) => ({ id, kind: 'card', face, pose }) as const

/** Returns a card of the outfit, `17` or `C`, that was laid down by hand (see `laidPose`). */
export const laidCard = (card: string, at: LaidPose, looseness = 1) =>
  cardPiece(`card:${card}`, `49/${card}`, laidPose(`card:${card}`, at, looseness))

/** Returns a mark, with the picture `mark/<face>`. */
export const markPiece = (id: string, face: string, pose: Pose, glow: number) =>
  ({ id, kind: 'mark', face: `mark/${face}`, pose, zone: 'marks', glow }) as const

/** Returns a man or a chip set down at a spot, off it by at most `loose` inches, and turned at random. */
export const loosePiece = <Kind extends 'man' | 'chip'>(
  kind: Kind,
  id: string,
  face: string,
  at: Pose,
  loose: number,
) => {
  const [x, z] = [at.x + jitter(id, 'x', loose), at.z + jitter(id, 'z', loose)]
  return { id, kind, face, pose: { x, y: at.y, z, turn: jitter(id, 'turn', 3) } } as const
}

/** Returns the pad; a page moves it to its box. */
export function padPiece(): Piece {
  const pose = { x: 0, y: 0, z: 0, turn: -0.2 }
  return { id: 'pad', kind: 'pad', face: 'pad', pose, touch: 'pad', zone: 'table', motion: 'lay' }
}

/** Thickness of a card in a pile, in inches. */
export const PILED_CARD_THICKNESS = 0.0145

/**
 * Returns the pose of the card at height `level` (0 is lowest) in a pile of `count`: a slow sway, with the top two
 * cards turned a little more.
 */
export function pilePose(id: string, level: number, count: number, at: RestingPose): Pose {
  const top = level >= count - 2
  return {
    x: at.x + Math.sin(level * 0.35) * 0.03 + jitter(id, 'x', 0.03),
    y: at.y + level * PILED_CARD_THICKNESS + 0.003,
    z: at.z + jitter(id, 'z', 0.03),
    turn: at.turn + jitter(id, 'turn', 0.03) + (top ? 0.12 : 0),
    bend: level >= count - 4 ? [0.012, 0.006] : [0, 0],
  }
}

/** Pose of a card that lies, and that of a pile, in inches and radians. */
type LaidPose = Pick<Pose, 'x' | 'y' | 'z' | 'turn'>
export type RestingPose = Required<LaidPose>

/** A pile beside the field: a page moves it to its box, and it keeps its turn. */
export const BESIDE: RestingPose = { x: 0, y: 0, z: 0, turn: -0.04 }

/**
 * Returns a pile of cards face down. Each card is a piece of its own (`stock:0` is lowest), so that the pile shrinks as
 * cards leave it.
 * @param zone name of the pile, which prefixes its pieces' ids and is the zone that cards come `from`
 * @param back picture of the cards' backs
 */
export function pile(zone: string, count: number, back: string, at: RestingPose = BESIDE): Piece[] {
  return Array.from({ length: count }, (_, i) => ({
    ...cardPiece(`${zone}:${i}`, back, pilePose(`${zone}:${i}`, i, count, at)),
    down: true,
    zone,
    group: 'stock',
    motion: 'slide',
  }))
}

/** A row of cards lying flat, in inches and radians. */
interface Row extends TablePoint {
  readonly y?: number
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
export function laidPose(id: string, at: LaidPose, looseness = 1): Pose {
  return {
    x: at.x + jitter(id, 'x', 0.05 * looseness),
    y: at.y,
    z: at.z + jitter(id, 'z', 0.05 * looseness),
    turn: (at.turn ?? 0) + jitter(id, 'turn', 0.04 * looseness),
    bend: [jitterBetween(id, 'along', 0.006, 0.018), jitterBetween(id, 'across', -0.002, 0.008)],
  }
}
