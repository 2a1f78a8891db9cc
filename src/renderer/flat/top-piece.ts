import { boxOf, type Box } from '../framing/box'
import { formOf, underFaceOf } from '../stage/model/instanced-forms'
import type { Piece, PieceKind } from '../stage/model/pieces'
import { sizeOf } from '../stage/model/sizes'

/** A piece as it is seen from straight above, in inches or, on a page, in CSS pixels. */
export interface TopPiece {
  readonly id: string
  readonly kind: PieceKind
  /** The picture on the upper side. */
  readonly face: string
  /** Centre, from the table's centre, or from the canvas's top left corner. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly round: boolean
  /** Turn in radians, clockwise. */
  readonly turn: number
  /** Strength of the rim of light, 0 to 1. */
  readonly glow: number
}

/**
 * Returns a piece from above. A card that lies face down shows its back, and nothing identifies it.
 * @param at its centre
 * @param inch size of an inch
 */
export function topPiece(
  { id, kind, face, pose, down, glow = 0 }: Piece,
  at: { x: number; y: number },
  inch = 1,
): TopPiece {
  const { w, d } = sizeOf(kind, face)
  const scale = (pose.scale ?? 1) * inch
  return {
    id,
    kind,
    face: down === true && kind === 'card' ? underFaceOf(kind, face) : face,
    x: at.x,
    y: at.y,
    w: w * scale,
    h: d * scale,
    round: formOf(kind, face)?.round ?? (kind === 'dial' || face.endsWith('/round')),
    turn: -(pose.turn ?? 0),
    glow,
  }
}

/** Returns the smallest box that contains these pieces, and another box. */
export function boundsOf(pieces: readonly TopPiece[], other = boxOf(Infinity, Infinity, -Infinity, -Infinity)): Box {
  let { left, top, right, bottom } = other
  for (const { x, y, w, h, turn, round } of pieces) {
    const [c, s] = round ? [1, 0] : [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
    const [halfW, halfH] = [(w * c + h * s) / 2, (w * s + h * c) / 2]
    left = Math.min(left, x - halfW)
    top = Math.min(top, y - halfH)
    right = Math.max(right, x + halfW)
    bottom = Math.max(bottom, y + halfH)
  }
  return boxOf(left, top, right, bottom)
}
