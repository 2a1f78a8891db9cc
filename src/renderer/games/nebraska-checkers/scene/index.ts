import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furniture } from '../../boxes'
import { openBoard } from '../../layout/board'
import { reachMarks } from '../../layout/men'
import type { SceneContext } from '../../types'
import { tableOf } from '../table'
import { men, taken } from './men'
import { crowns } from './crowns'
import { fromBehind } from './side'

/**
 * The table of Nebraska-Checkers: the board, red and black men on it, those that were taken in front of whoever took
 * them, and the spare men that crown. Whoever plays black sits at the other side of the board.
 */
export function scene(seen: Seen, context: SceneContext): Piece[] {
  const table = tableOf(seen)
  const standing = new Set(
    Object.values({ ...table.state.men })
      .concat(Object.values(table.state.kings))
      .flat(),
  )
  const laid = [
    openBoard(),
    ...men(table, context),
    ...taken(table, context),
    ...crowns(table, context),
    ...reachMarks(context, standing),
  ]
  return [
    ...(table.eye === 1 ? laid.map(fromBehind) : laid),
    ...furniture('forty-nine-outfit', table.seats, context.portrait),
  ]
}
