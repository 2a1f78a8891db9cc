import type { Piece } from '../../../stage/model/pieces'
import { furniture } from '../../boxes/furniture'
import { fieldFor } from '../../layout/field'
import type { Field } from '../../types'
import { pile } from '../../layout/pile'
import { STOCK, stockBehind } from '../../layout/places'
import { isUndealt, packSize, stockSize, type Context, type Table } from '../table'
import { books } from './books'
import { lastCall } from './call'
import { bostonField } from './field'
import { allHands } from './hands'
import { strip } from './strip'

/**
 * The table of Boston Books: hands of others look all alike, whatever they hold. While a call is made the numbers of
 * the colour lie in the middle to be pointed at; otherwise the last call lies before whoever it was put to.
 */
export function scene(seen: Table, context: Context): Piece[] {
  const field = fieldFor(context, bostonField)
  return [
    ...furniture('forty-nine-outfit', seen.seats, context.portrait),
    ...stock(seen, context, field),
    ...allHands(seen, context, field),
    ...books(seen, context, field),
    ...strip(seen, context),
    ...lastCall(seen, context),
  ]
}

function stock(table: Table, { portrait }: Context, field: Field): Piece[] {
  const count = isUndealt(table) ? packSize(table) : stockSize(table)
  return pile('stock', count, '49/back', portrait ? stockBehind(field) : STOCK)
}
