import type { Piece } from '../../../stage/model/pieces'
import type { Context, Table } from '../table'
import { bank, bets } from './bank'
import { layout } from './layout'
import { settlementOf } from './settlement'
import { homeMarks, stocks } from './stock'
import { dialCentre, arrowPiece, dialPiece } from '../../layout/deck-o-cards'
import { newestSpin } from '../spin'

/** Returns the dial with its arrow. The arrow turns when the spin's number is new to the stage. */
function dial(table: Table, context: Context): Piece[] {
  const at = dialCentre(context.portrait)
  const { number, strength, to } = newestSpin(table, context.flickStrength)
  const lit = (touch: string) => (context.touchable.has(touch) ? 0.55 : 0)
  return [
    { ...dialPiece(at), group: 'dial', touch: 'dial', glow: Math.max(lit('dial'), lit('arrow')) },
    { ...arrowPiece(at, to), group: 'dial', spin: { number, strength }, touch: 'arrow', glow: lit('arrow') },
  ]
}

/**
 * Returns the table of the roulette: the dial behind the green layout, all chips, the bank, and the stakes. After a
 * spin the arrow first turns to its card; then lost stakes are raked in and winning ones paid, seat by seat.
 */
export function scene(seen: Table, context: Context): Piece[] {
  const settling = settlementOf(seen, context)
  return [
    ...dial(seen, context),
    ...layout(seen, context),
    ...bank(seen, context, settling),
    ...homeMarks(seen, context),
    ...stocks(seen, context, settling),
    ...bets(seen, context),
  ]
}
