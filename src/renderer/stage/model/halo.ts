import { formOf } from './instanced-forms'
import type { Piece } from './pieces'

/**
 * Height of a halo relative to the underside of its piece, in inches: above the ground below, but hidden by the piece.
 */
const HALO_OFFSET = -0.001
/** Pieces that lean more than this, in radians, have no halo, since its light lies flat. */
const MAX_LEVEL_LEAN = 0.02

/** Whether a piece lies flat, so that it can have a halo. */
export const isLevel = ({ pose }: Piece): boolean =>
  Math.abs(pose.tilt ?? 0) < MAX_LEVEL_LEAN && Math.abs(pose.roll ?? 0) < MAX_LEVEL_LEAN

/**
 * Returns a halo, which is light around a flat piece: a mark of its size, named after the piece.
 * @param reason reason for the halo, used in its name: `last`, `hint`
 * @param glow strength, 0 to 1
 * @param beat start within a transition, in beats
 */
export function haloOf(piece: Piece, reason: string, glow: number, beat = 0): Piece {
  const { x, y, z, turn = 0, scale = 1 } = piece.pose
  const round = formOf(piece.kind, piece.face)?.round === true ? '/round' : ''
  return {
    id: `${reason}:${piece.id}`,
    kind: 'mark',
    face: `mark/around/${piece.kind}/${piece.face}${round}`,
    pose: { x, y: y + HALO_OFFSET, z, turn, scale },
    glow,
    beat,
    ...(piece.group === undefined ? {} : { group: piece.group }),
  }
}
