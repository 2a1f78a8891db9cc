import type { Seen } from '../../../rules/kit'
import type { Piece, PieceKind, Pose } from '../../stage/model/pieces'
import type { GameFace, SceneContext } from '../types'
import { BOARD_FIELD } from './field'
import { type Field } from '../types'

/** What stands about on a large table: there is no room for it on a small one. */
const ABOUT: ReadonlySet<PieceKind> = new Set<PieceKind>(['tray', 'lid', 'leaflet', 'pad', 'bolster'])
/**
 * A game on a phone held sideways, which has room beside the board and none before it: as on a high screen, but what
 * lies before the middle there lies at its right, rows as columns from above, and what lies behind it at its left. A
 * table that cannot be parted so is laid out as on a wide screen.
 */
export function sidewaysScene(face: GameFace, seen: Seen, context: SceneContext): Piece[] {
  const held = 'sideways'
  if (face.whole === true)
    return face.scene(seen, { ...context, held, portrait: false }).filter(({ kind }) => !ABOUT.has(kind))
  const field = face.field?.(seen) ?? BOARD_FIELD
  return face.scene(seen, { ...context, held, portrait: true }).map((piece) => beside(piece, field))
}

function beside(piece: Piece, field: Field): Piece {
  const { z } = piece.pose
  if (Math.abs(z) <= field.z) return piece
  const x = z + Math.sign(z) * (field.x - field.z)
  return { ...piece, pose: z > 0 ? { ...piece.pose, x, z: piece.pose.x } : atLeft(piece, x) }
}

/** Backs turn with the hand that they are; what is read stays upright. */
function atLeft({ pose, down = false }: Piece, x: number): Pose {
  return { ...pose, x, z: -pose.x, turn: (pose.turn ?? 0) + (down ? Math.PI / 2 : 0) }
}
