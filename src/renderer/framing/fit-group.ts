import type { Piece, TablePoint } from '../stage/model/pieces'
import { heightOf, widthOf, type Box } from './box'
import { projectedBounds, tablePointAt, type PageCamera } from './camera'
import { outlinePointsOf } from './outline'

/** Returns the centre of the table area that these pieces cover. */
export function middleOf(pieces: readonly Piece[]): TablePoint {
  const points = outlinePointsOf(pieces)
  const middle = (side: 0 | 2) => {
    const all = points.map((point) => point[side])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  return { x: middle(0), z: middle(2) }
}

/**
 * Returns a piece after its group was moved from one spot to another, turned by `turn` radians about it, and scaled.
 */
export function transformPiece(piece: Piece, from: TablePoint, to: TablePoint, turn: number, scale: number): Piece {
  const { pose } = piece
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const [dx, dz] = [(pose.x - from.x) * scale, (pose.z - from.z) * scale]
  return {
    ...piece,
    pose: {
      ...pose,
      x: to.x + dx * c + dz * s,
      y: pose.y * scale,
      z: to.z - dx * s + dz * c,
      turn: (pose.turn ?? 0) + turn,
      scale: (pose.scale ?? 1) * scale,
    },
  }
}

/** Number of times that the scale and the place of a group are corrected. */
const CORRECTION_COUNT = 3

/**
 * Moves a group of pieces to the point of the table that is seen in a box of the window, scaled to fit the box but to
 * at most `maxScale` times life size. The arrangement within the group stays the same.
 * @param turn rotation of the whole group, in radians
 */
export function fitGroup(camera: PageCamera, group: readonly Piece[], box: Box, maxScale: number, turn = 0): Piece[] {
  if (group.length === 0 || widthOf(box) <= 0 || heightOf(box) <= 0) return []
  const from = middleOf(group)
  let centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  let scale = Math.min(1, maxScale)
  const lay = (): Piece[] => {
    const to = tablePointAt(camera, centre.x, centre.y)
    return group.map((piece) => transformPiece(piece, from, to, turn, scale))
  }
  for (let correction = 0; correction < CORRECTION_COUNT; correction++) {
    const bounds = projectedBounds(camera, outlinePointsOf(lay()))
    const fitRatio = Math.min(widthOf(box) / widthOf(bounds), heightOf(box) / heightOf(bounds))
    scale = Math.min(maxScale, scale * fitRatio)
    centre = {
      x: centre.x + (box.left + box.right - bounds.left - bounds.right) / 2,
      y: centre.y + (box.top + box.bottom - bounds.top - bounds.bottom) / 2,
    }
  }
  return lay()
}
