import type { Seen } from '../../../rules/kit'
import type { Piece, PieceKind, Pose } from '../../stage/pieces'
import { sizeOf } from '../../stage/sizes'
import type { GameFace, SceneContext } from '../types'

/** What stands about on a large table: there is no room for it on a small one. */
const ABOUT: ReadonlySet<PieceKind> = new Set<PieceKind>(['tray', 'lid', 'leaflet', 'pad', 'bolster'])
/** The middle of the table, where the board lies or cards are laid, reaches so far, in inches. */
const MIDDLE = 8.05

/**
 * A game on a phone held sideways, which has room beside the board and none before it: as on a high screen, but what
 * lies before the middle there lies at its right, rows as columns from above, and what lies behind it at its left. A
 * table that cannot be parted so is laid out as on a wide screen.
 */
export function sidewaysScene(face: GameFace, seen: Seen, context: SceneContext): Piece[] {
  if (face.whole !== true) return face.scene(seen, { ...context, portrait: true }).map(beside)
  return face.scene(seen, { ...context, portrait: false }).filter(({ kind }) => !ABOUT.has(kind))
}

function beside(piece: Piece): Piece {
  if (Math.abs(piece.pose.z) <= MIDDLE) return piece
  return { ...piece, pose: piece.pose.z > 0 ? atRight(piece) : atLeft(piece) }
}

/** Cards of a hand that are higher than wide lie further apart in a column than in a row. */
function atRight({ pose, kind, face, zone }: Piece): Pose {
  const { w, d } = sizeOf(kind, face)
  return { ...pose, x: pose.z, z: zone?.startsWith('hand:') === true ? (pose.x * d) / w : pose.x }
}

/** Backs turn with the hand that they are; what is read stays upright. */
function atLeft({ pose, down = false }: Piece): Pose {
  return { ...pose, x: pose.z, z: -pose.x, turn: (pose.turn ?? 0) + (down ? Math.PI / 2 : 0) }
}
