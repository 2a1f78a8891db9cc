import type { Piece } from '../../../stage/model/pieces'
import { boardPiece } from '../../layout/board'
import { landingMarks } from '../../layout/men'
import type { Context, Table } from '../table'
import { men, allCapturedMen, crownStacks } from './men'

/** Returns a piece as seen from the other side of the table. */
function fromBehind(piece: Piece): Piece {
  const { pose } = piece
  return { ...piece, pose: { ...pose, x: -pose.x, z: -pose.z, turn: (pose.turn ?? 0) + Math.PI } }
}

/**
 * Returns the table of Nebraska-Checkers: the board with red and black men, captured men in front of the seat that
 * captured them, and the spare men for crowning. A viewer who plays black sees the board from the other side.
 */
export function scene(seen: Table, context: Context): Piece[] {
  const occupied = new Set(
    Object.values({ ...seen.state.men })
      .concat(Object.values(seen.state.kings))
      .flat(),
  )
  const laid = [
    boardPiece(),
    ...men(seen, context),
    ...allCapturedMen(seen, context),
    ...crownStacks(seen, context),
    ...landingMarks(context, occupied),
  ]
  return [
    ...(seen.eye === 1 ? laid.map(fromBehind) : laid),
  ]
}
