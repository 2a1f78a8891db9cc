import type { Piece } from '../../../stage/model/pieces'

/** A piece as it is seen from the other side of the table. */
export function fromBehind(piece: Piece): Piece {
  const { pose } = piece
  return { ...piece, pose: { ...pose, x: -pose.x, z: -pose.z, turn: (pose.turn ?? 0) + Math.PI } }
}
