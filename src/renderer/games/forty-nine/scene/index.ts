import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import type { SceneContext } from '../../types'
import { tableOf } from '../table'
import { board, laidCards, marks } from './board'
import { boxes } from './box'
import { chips } from './chips'
import { hands } from './hands'
import { passMark } from './pass'
import { stock } from './stock'

/**
 * The table of Forty-Nine as pieces: a pure function of what an eye may know and of how the screen stands. Nothing is
 * drawn that the view does not tell: hands of others are backs, and a hand or stock of secret size looks always the same.
 */
export function scene(seen: Seen, context: SceneContext): Piece[] {
  const table = tableOf(seen)
  const fixed = [board(context, table.seats), ...boxes(context, table.seats)]
  if (context.phase === 'closed') return fixed
  if (context.phase !== 'open') return [...fixed, ...stock(table, context)]
  return [
    ...fixed,
    ...stock(table, context),
    ...laidCards(table, context),
    ...hands(table, context),
    ...chips(table, context),
    ...marks(table, context),
    ...passMark(context),
  ]
}
