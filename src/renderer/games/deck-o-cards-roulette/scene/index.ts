import type { Piece } from '../../../stage/model/pieces'
import { furniture } from '../../boxes/furniture'
import type { Context, Table } from '../table'
import { bank, bets } from './bank'
import { layout } from './layout'
import { settlingOf } from './settling'
import { homeMarks, stocks } from './stock'
import { dialAt, theArrow, theDial } from '../../layout/deck-o-cards'
import { newestSpin } from '../spin'

/** The dial with its arrow. A spin that is newer than what the stage showed makes it turn. */
function dial(table: Table, context: Context): Piece[] {
  const at = dialAt(context.portrait)
  const { number, strength, to } = newestSpin(table, context.flick)
  const lit = (touch: string) => (context.touchable.has(touch) ? 0.55 : 0)
  return [
    { ...theDial(at), group: 'dial', touch: 'dial', glow: Math.max(lit('dial'), lit('arrow')) },
    { ...theArrow(at, to), group: 'dial', spin: { number, strength }, touch: 'arrow', glow: lit('arrow') },
  ]
}

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
