import { nameIn, namedTouch, namedZone } from '../../../stage/model/touch-names'
import type { Piece } from '../../../stage/model/pieces'
import { rowGlows } from '../../colour-rows'
import { cardOnSquare, squareMark } from '../../layout/board'
import type { SceneContext } from '../../types'
import { pointsDue } from '../points'
import { isStrict, type Table } from '../table'

/** The square on which the deal lays a card. */
const CENTRE = 25

/**
 * Returns the laid cards. The rows that the last play scored light up one after another, the connecting ones fainter.
 */
export function laidCards(table: Table, context: SceneContext): Piece[] {
  const { board, lastPlay } = table.state
  const completed = rowGlows(lastPlay?.completed ?? [], 0.9, 4)
  const connecting = rowGlows(lastPlay?.connecting ?? [], 0.5, 8)
  return board.flatMap((card, i) => {
    if (card === null) return []
    const square = i + 1
    const light = context.picked.length > 0 ? undefined : (completed.get(square) ?? connecting.get(square))
    return [{ ...cardOnSquare(card, square), ...light, ...arrival(table, square) }]
  })
}

/** Returns the zone that a laid card came from: the hand that played it, or the stock. */
function arrival({ state: { lastPlay } }: Table, square: number): Partial<Piece> {
  if (lastPlay?.square === square) return { from: namedZone('hand', lastPlay.seat), beat: 0 }
  return square === CENTRE ? { from: 'stock' } : {}
}

/**
 * Returns the marks of vacant squares that can be touched; those that score for the picked card are brighter, except in
 * strict play, where players must count.
 */
export function marks(table: Table, context: SceneContext): Piece[] {
  const card = nameIn(context.picked[0], 'hand')
  return table.state.board.flatMap((taken, i) => {
    const square = i + 1
    const touch = namedTouch('square', square)
    if (taken !== null) return []
    if (context.picked.includes(touch)) return [squareMark(square, 1)]
    if (!context.touchable.has(touch)) return []
    const pays = card !== null && !isStrict(table) && pointsDue(table, card, square) > 0
    return [squareMark(square, pays ? 1 : 0.28)]
  })
}
