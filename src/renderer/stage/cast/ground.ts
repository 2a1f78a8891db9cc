import { Vector3 } from 'three'
import { LEAF_SLOPE, leafRise, SIZE } from '../model/sizes'
import type { AnimatedPiece } from '../animation/animated-piece'

const side = new Vector3()

/**
 * Returns the signed distance of a point from a piece's centre along its width, in inches; NaN if the point is beside
 * the piece.
 */
export function offsetAcross({ piece, place, size }: AnimatedPiece, x: number, z: number): number {
  side.set(1, 0, 0).applyQuaternion(place.turn)
  const dx = x - place.at.x
  const dz = z - place.at.z
  const u = dx * side.x + dz * side.z
  const v = dz * side.x - dx * side.z
  const half = piece.kind === 'board' ? (size.w / 2) * (1 - place.fold * 0.5) : size.w / 2
  return Math.abs(u) > half || Math.abs(v) > size.d / 2 ? NaN : u
}

/** Returns the height of the ground below a point: the flat board, the floor of an open tray, or the table. */
export function groundHeightBelow(actors: Iterable<AnimatedPiece>, x: number, z: number): number {
  let ground = 0
  for (const actor of actors) {
    const { piece, place } = actor
    if (piece.kind !== 'board' && piece.kind !== 'tray') continue
    const u = offsetAcross(actor, x, z)
    if (Number.isNaN(u)) continue
    const flat = place.fold < 0.02
    const top = piece.kind === 'tray' ? 0.1 : SIZE.board.h * (flat ? 1 : 2) + (flat ? leafRise(u) : 0)
    ground = Math.max(ground, place.at.y + top)
  }
  return ground
}

/** Returns the slope of the ground: each leaf of a flat board rises towards the fold, which is a ridge. */
export function slopeBelow(actors: Iterable<AnimatedPiece>, x: number, z: number): number {
  for (const { piece, place, size } of actors) {
    const [dx, dz] = [x - place.at.x, z - place.at.z]
    if (piece.kind !== 'board' || place.fold > 0.02 || Math.max(Math.abs(dx), Math.abs(dz)) > size.w / 2) continue
    return Math.abs(dx) < 0.5 ? 0 : -Math.sign(dx) * LEAF_SLOPE
  }
  return 0
}

/** Returns how far a point lies over a card, chip or man: 0 beside it, 1 well within it. */
export function overlapOf({ place, size }: AnimatedPiece, x: number, z: number): number {
  const reach = (Math.min(size.w, size.d) * place.scale) / 2
  const inward = (reach - Math.hypot(place.at.x - x, place.at.z - z)) / (reach * 0.3)
  return Math.min(1, Math.max(0, inward))
}
