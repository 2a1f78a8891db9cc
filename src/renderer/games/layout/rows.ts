import type { Pose } from '../../stage/model/pieces'
import { between, jitter } from './jitter'

/** A row of cards lying flat. Inches and radians. */
export interface Row {
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
