import { formOf } from '../shapes/instanced-forms'
import type { Piece } from './pieces'

/** How high a halo lies over the underside of what it surrounds, in inches: over its ground, hidden below the piece. */
const BELOW = -0.001
/** What leans or stands further than this, in radians, has no halo: light lies flat. */
const LEVEL = 0.02

/** Whether a piece lies flat, so that light can lie around it. */
export const isLevel = ({ pose }: Piece): boolean =>
  Math.abs(pose.tilt ?? 0) < LEVEL && Math.abs(pose.roll ?? 0) < LEVEL

/**
 * Light around a piece that lies flat: a mark of its size, named after what it surrounds.
 * @param of why it is there, for its name: `last`, `hint`
 * @param glow strength, 0 to 1
 * @param beat when it begins to show within a transition, in beats
 */
export function haloOf(piece: Piece, of: string, glow: number, beat = 0): Piece {
  const { x, y, z, turn = 0, scale = 1 } = piece.pose
  const round = formOf(piece.kind, piece.face)?.round === true ? '/round' : ''
  return {
    id: `${of}:${piece.id}`,
    kind: 'mark',
    face: `mark/around/${piece.kind}/${piece.face}${round}`,
    pose: { x, y: y + BELOW, z, turn, scale },
    glow,
    beat,
    ...(piece.group === undefined ? {} : { group: piece.group }),
  }
}
