import type { AnimatedPiece } from '../animation/animated-piece'
import { offsetAcross, slopeBelow } from './ground'
import type { SoftPatch } from './soft-patches'
import { turnOf } from './turn'

/** Prefix of the faces of marks around another piece. */
const AROUND_PREFIX = 'mark/around/'
/** Marks larger than this, in inches, stand for the whole table, which is lit without an edge. */
const TABLE_MARK_SIZE = 8

/**
 * Returns the light on the print for a place to touch, around a piece that was moved or can be, or around a big
 * highlighted piece; null if there is none.
 */
export function lightOf(
  actor: AnimatedPiece,
  highlight: number,
  grounds: readonly AnimatedPiece[],
  prints: readonly AnimatedPiece[],
): SoftPatch | null {
  const { piece, place } = actor
  const isMark = piece.kind === 'mark'
  const strength = Math.min(1, place.glow + highlight * (isMark ? 0.45 : 0.55))
  if (strength < 0.01) return null
  const { at } = place
  const shape = { x: at.x, z: at.z, turn: turnOf(place.turn), ...lightShape(actor) }
  if (!isMark) return { ...shape, y: 0.006, slope: 0, reach: 1.1, strength: strength * 0.7 }
  const onWood = !prints.some((print) => !Number.isNaN(offsetAcross(print, at.x, at.z)))
  const slope = slopeBelow(grounds, at.x, at.z)
  return { ...shape, ...edgeOf(actor), y: at.y + 0.002, slope, strength, onWood }
}

/** Returns the reach and the strength of the line along a mark's edge. */
function edgeOf({ piece, size }: AnimatedPiece): Pick<SoftPatch, 'reach' | 'line'> {
  if (size.w > TABLE_MARK_SIZE) return { reach: 2.4, line: 0 }
  return { reach: piece.face.startsWith(AROUND_PREFIX) ? 0.24 : 0.3, line: 1 }
}

/** Returns the half sizes and the corner radius of a light; around a piece it lies just outside. */
function lightShape({ piece, place, size }: AnimatedPiece): Pick<SoftPatch, 'hx' | 'hz' | 'r'> {
  const isMark = piece.kind === 'mark'
  const inset = !isMark ? -0.05 : piece.face.startsWith(AROUND_PREFIX) ? -0.02 : 0.1
  const round = piece.face.endsWith('round') || piece.kind === 'dial'
  const hx = (size.w / 2) * place.scale - inset
  const hz = (size.d / 2) * place.scale - inset
  return { hx, hz, r: round ? hx : isMark ? 0.16 : 0.2 }
}
