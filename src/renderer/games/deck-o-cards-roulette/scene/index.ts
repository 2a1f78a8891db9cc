import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furniture } from '../../boxes'
import type { SceneContext } from '../../types'
import { tableOf } from '../table'
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
export function scene(seen: Seen, context: SceneContext): Piece[] {
  const table = tableOf(seen)
  const settling = settlingOf(table, context)
  return [
    ...furniture('deck-o-cards', table.seats, context.portrait),
    ...dial(table, context),
    ...layout(context),
    ...bank(table, context, settling),
    ...homeMarks(table, context),
    ...stocks(table, context, settling),
    ...bets(table, context),
  ]
}
