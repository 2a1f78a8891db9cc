import type { Seat } from '../../../../rules/kit'
import { isRound } from '../../layout/board'
import { ROW_POINTS, rowsFilledBy } from '../../puzzles/fives-and-rows'
import type { Words } from '../../../i18n/words'
import { LAST, type Table } from '../table'

/** A move as a person would say it, with the points that it makes. */
export function moveWords(seen: Table, _seat: Seat, move: string): Words {
  const square = Number(move)
  const rows = rowsFilledBy(seen.state.faceUp, square).length
  const points = (isRound(square) ? square : 0) + ROW_POINTS * rows
  if (move === LAST) return { key: points > 0 ? 'move.last-points' : 'move.last', params: { points } }
  return { key: points > 0 ? 'move.lay-points' : 'move.lay', params: { card: move, points } }
}

/** There is no choice; what the card brings can be said. */
export function reasonWords(seen: Table, _seat: Seat, move: string): Words {
  const square = Number(move)
  const [row] = rowsFilledBy(seen.state.faceUp, square)
  if (row !== undefined) return { key: 'reason.row', params: { card: move, row: row.name } }
  if (move === LAST) return { key: 'reason.last' }
  return { key: isRound(square) ? 'reason.five' : 'reason.only', params: { card: move } }
}
