import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furniture } from '../../boxes'
import { lastPly, seatsOf } from '../../layout/eye'
import { type Field, fieldFor } from '../../layout/field'
import { hands } from '../../layout/hands'
import { pile } from '../../layout/pile'
import { STOCK, stockBefore } from '../../layout/places'
import type { SceneContext } from '../../types'
import { isFresh, isUndealt, packSize, tableOf, type Table } from '../table'
import { whistField } from './field'
import { blind, middleTrick } from './middle'
import { wonTricks } from './won'

/**
 * The table of New York Whist: hands, the trick in the middle with the blind, and the tricks of each side. The trick
 * that was finished last stays in the middle until the next is led, so that all can see it.
 */
export function scene(seen: Seen, context: SceneContext): Piece[] {
  const table = tableOf(seen)
  const field = fieldFor(context, (held) => whistField(table, held))
  return [
    ...furniture('forty-nine-outfit', table.seats, context.portrait),
    ...undealt(table, context, field),
    ...allHands(table, context, field),
    ...blind(table),
    ...middleTrick(table, context),
    ...wonTricks(table, context, field),
  ]
}

/** The whole pack before the deal. */
function undealt(table: Table, { portrait }: SceneContext, field: Field): Piece[] {
  return isUndealt(table) ? pile('stock', packSize(table), '49/back', portrait ? stockBefore(field) : STOCK) : []
}

function allHands(table: Table, context: SceneContext, field: Field): Piece[] {
  const dealing = isFresh(table) && lastPly(context).move === null
  const at = seatsOf(table)
  return hands(table, context, {
    cards: (seat) => table.state.hands[seat] ?? 0,
    face: (card) => `49/${card}`,
    back: '49/back',
    close: true,
    field,
    ...(dealing
      ? {
          from: () => 'stock',
          beat: (seat, index) => (context.picked.length > 0 ? 0 : 0.5 * (index * table.seats + at.indexOf(seat))),
        }
      : {}),
  })
}
