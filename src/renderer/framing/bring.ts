import type { Piece } from '../stage/model/pieces'
import { heightOf, widthOf, type Box } from './box'
import { seenBox, under, type Eye } from './camera'
import { pointsOf } from './outline'

/** A point of the table, in inches. */
export interface Spot {
  readonly x: number
  readonly z: number
}

/** Returns the centre of the table area that these pieces cover. */
export function middleOf(pieces: readonly Piece[]): Spot {
  const points = pointsOf(pieces)
  const middle = (side: 0 | 2) => {
    const all = points.map((point) => point[side])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  return { x: middle(0), z: middle(2) }
}

/**
 * Returns a piece after its group was moved from one spot to another, turned by `turn` radians about it, and scaled.
 */
export function moved(piece: Piece, from: Spot, to: Spot, turn: number, scale: number): Piece {
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

const ROUNDS = 4

/**
 * Moves a group of pieces to the point of the table that is seen in a box of the window, scaled to fit the box but to
 * at most `most` times life size. The arrangement within the group stays the same.
 * @param turn rotation of the whole group, in radians
 */
export function bring(eye: Eye, group: readonly Piece[], box: Box, most: number, turn = 0): Piece[] {
  if (group.length === 0 || widthOf(box) <= 0 || heightOf(box) <= 0) return []
  const from = middleOf(group)
  let aim = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  let scale = Math.min(1, most)
  let laid: Piece[] = []
  for (let round = 0; round < ROUNDS; round++) {
    laid = group.map((piece) => moved(piece, from, under(eye, aim.x, aim.y), turn, scale))
    const is = seenBox(eye, pointsOf(laid))
    const fits = Math.min(widthOf(box) / widthOf(is), heightOf(box) / heightOf(is))
    const last = round === ROUNDS - 1
    if (last && fits >= 0.998) break
    scale = Math.min(most, scale * fits)
    aim = {
      x: aim.x + (box.left + box.right - is.left - is.right) / 2,
      y: aim.y + (box.top + box.bottom - is.top - is.bottom) / 2,
    }
  }
  return laid
}
