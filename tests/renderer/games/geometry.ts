import { Euler, type PerspectiveCamera, Vector3 } from 'three'
import { viewpoint } from '../../../src/renderer/stage/camera/viewpoints'
import { cameraAt } from '../../../src/renderer/stage/camera/room-frame'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import { sizeOf } from '../../../src/renderer/stage/model/sizes'

/** Returns the corners of a piece's underside on the table, in inches. */
export function cornersOf(piece: Piece): Vector3[] {
  const { x, y, z, turn = 0, tilt = 0, roll = 0 } = piece.pose
  const { w, d } = sizeOf(piece.kind, piece.face)
  const half = piece.fold === 1 ? w / 4 : w / 2
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  return corners.map(([sx, sz]) =>
    new Vector3(sx * half, 0, (sz * d) / 2).applyEuler(new Euler(tilt, turn, roll, 'YXZ')).add(new Vector3(x, y, z)),
  )
}

/** Returns the camera of the seat for a screen of this aspect. */
export function seatCamera(aspect: number): PerspectiveCamera {
  return cameraAt(viewpoint('seat', aspect), { width: aspect, height: 1 })
}

/** Returns how far a piece reaches beyond the picture's edge, as a share of half the picture; 0 or less is inside. */
export function overhangOf(piece: Piece, camera: PerspectiveCamera): number {
  const seen = cornersOf(piece).map((corner) => corner.project(camera))
  return Math.max(...seen.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))) - 1
}
