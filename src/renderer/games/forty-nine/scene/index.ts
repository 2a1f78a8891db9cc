import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furniture } from '../../boxes'
import { openBoard } from '../../layout/board'
import type { SceneContext } from '../../types'
import { tableOf } from '../table'
import { laidCards, marks } from './board'
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
  return [
    openBoard(),
    ...furniture('forty-nine-outfit', table.seats, context.portrait),
    ...stock(table, context),
    ...laidCards(table, context),
    ...hands(table, context),
    ...chips(table, context),
    ...marks(table, context),
    ...passMark(context),
  ]
}
