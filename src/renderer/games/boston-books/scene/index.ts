import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furniture } from '../../boxes'
import { type Field, fieldFor } from '../../layout/field'
import { pile } from '../../layout/pile'
import { STOCK, stockBehind } from '../../layout/places'
import type { SceneContext } from '../../types'
import { isUndealt, packSize, stockSize, tableOf, type Table } from '../table'
import { books } from './books'
import { lastCall } from './call'
import { bostonField } from './field'
import { allHands } from './hands'
import { strip } from './strip'

/**
 * The table of Boston Books: hands of others look all alike, whatever they hold. While a call is made the numbers of
 * the colour lie in the middle to be pointed at; otherwise the last call lies before whoever it was put to.
 */
export function scene(seen: Seen, context: SceneContext): Piece[] {
  const table = tableOf(seen)
  const field = fieldFor(context, bostonField)
  return [
    ...furniture('forty-nine-outfit', table.seats, context.portrait),
    ...stock(table, context, field),
    ...allHands(table, context, field),
    ...books(table, context, field),
    ...strip(table, context),
    ...lastCall(table, context),
  ]
}

function stock(table: Table, { portrait }: SceneContext, field: Field): Piece[] {
  const count = isUndealt(table) ? packSize(table) : stockSize(table)
  return pile('stock', count, '49/back', portrait ? stockBehind(field) : STOCK)
}
