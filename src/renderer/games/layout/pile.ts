import type { Piece, Pose } from '../../stage/model/pieces'
import { jitter } from './jitter'

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
