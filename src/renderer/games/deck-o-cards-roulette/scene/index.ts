import type { Piece } from '../../../stage/model/pieces'
import { furniture } from '../../boxes/furniture'
import type { Context, Table } from '../table'
import { bank } from './bank'
import { bets } from './bets'
import { dial } from './dial'
import { layout } from './layout'
import { settlingOf } from './settling'
import { homeMarks, stocks } from './stock'

/**
 * The table of the roulette as pieces: the dial beyond the green layout, everybody's chips, the bank, and the stakes.
 * After a spin the arrow turns to its card first; then lost stakes are raked in and won ones paid, seat by seat.
 */
export function scene(seen: Table, context: Context): Piece[] {
  const settling = settlingOf(seen, context)
  return [
    ...furniture('deck-o-cards', seen.seats, context.portrait),
    ...dial(seen, context),
    ...layout(context),
    ...bank(seen, context, settling),
    ...homeMarks(seen, context),
    ...stocks(seen, context, settling),
    ...bets(seen, context),
  ]
}
