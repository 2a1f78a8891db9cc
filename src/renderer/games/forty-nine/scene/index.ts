import type { Piece } from '../../../stage/model/pieces'
import { furniture } from '../../boxes/furniture'
import { openBoard } from '../../layout/board'
import type { Context, Table } from '../table'
import { laidCards, marks } from './board'
import { chips } from './chips'
import { hands } from './hands'
import { passMark } from './pass'
import { stock } from './stock'

/**
 * The table of Forty-Nine as pieces: a pure function of what an eye may know and of how the screen stands. Nothing is
 * drawn that the view does not tell: hands of others are backs, and a hand or stock of secret size looks always the same.
 */
export function scene(seen: Table, context: Context): Piece[] {
  return [
    openBoard(),
    ...furniture('forty-nine-outfit', seen.seats, context.portrait),
    ...stock(seen, context),
    ...laidCards(seen, context),
    ...hands(seen, context),
    ...chips(seen, context),
    ...marks(seen, context),
    ...passMark(context),
  ]
}
