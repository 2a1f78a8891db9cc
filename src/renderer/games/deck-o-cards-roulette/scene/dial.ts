import type { Piece } from '../../../stage/model/pieces'
import { dialAt, theArrow, theDial } from '../../layout/deck-o-cards'
import { newestSpin } from '../spin'
import type { Context, Table } from '../table'

/** The dial with its arrow. A spin that is newer than what the stage showed makes it turn. */
export function dial(table: Table, context: Context): Piece[] {
  const at = dialAt(context.portrait)
  const { number, strength, to } = newestSpin(table, context.flick)
  const lit = (touch: string) => (context.touchable.has(touch) ? 0.55 : 0)
  return [
    { ...theDial(at), group: 'dial', touch: 'dial', glow: Math.max(lit('dial'), lit('arrow')) },
    { ...theArrow(at, to), group: 'dial', spin: { number, strength }, touch: 'arrow', glow: lit('arrow') },
  ]
}
