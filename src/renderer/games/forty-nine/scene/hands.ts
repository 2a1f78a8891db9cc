import { namedZone } from '../../../stage/model/names'
import { letterOf } from '../../../../rules/kit'
import type { Piece } from '../../../stage/model/pieces'
import { lastPly } from '../../layout/eye'
import { hands as layHands } from '../../layout/hands'
import { handOf, isBaltimore, isStrict, type Context, type Table } from '../table'
import { dealBeat, isDealing } from './dealing'

/** All hands: the near one as a fan to be read, the others as backs round the table, open when the game is over. */
export function hands(table: Table, context: Context): Piece[] {
  const drawing = lastPly(context).events.find((event) => event.type === 'drawn')?.seat
  const dealing = isDealing(table, context)
  return layHands(table, context, {
    cards: (seat) => handOf(table, seat),
    face: (card) => `49/${card}`,
    back: '49/back',
    plain: isStrict(table),
    close: !isBaltimore(table),
    from: (seat, open) =>
      dealing || (drawing !== undefined && letterOf(drawing) === seat)
        ? 'stock'
        : open
          ? namedZone('hand', seat)
          : 'board',
    ...(dealing ? { beat: (seat, index) => dealBeat(table, context, seat, index) } : {}),
  })
}
