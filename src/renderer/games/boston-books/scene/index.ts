import { placeOutline } from '../../layout/outlines'
import type { Piece } from '../../../stage/model/pieces'
import { fieldFor } from '../../layout/field'
import type { Field } from '../../types'
import { pile, STOCK, stockBehind, laidPose } from '../../layout/places'
import { isUndealt, packSize, stockSize, type Context, type Table, isDealing, ownHand } from '../table'
import { books, allHands } from './books'
import { bostonField } from './field'
import { callChoices } from './call-choices'
import { namedZone } from '../../../stage/model/touch-names'
import { trickSpots } from '../../layout/trick'

/** Factor by which the last call moves towards the centre on a tall page, where the books lie closer. */
const TOWARDS_CENTRE_FACTOR = 0.5

/**
 * Returns the last call until the next one begins: darkened in front of the seat that did not have the card, glowing in
 * front of the seat that got it. It shows which card was called, not the card itself, which lies in a hand or in the
 * stock.
 */
function lastCall(table: Table, context: Context): Piece[] {
  const { picked, portrait, page } = context
  const { last } = table.state
  if (last === null || picked.length > 0 || isDealing(table, context) || table.over) return []
  const hit = last.result === 'given' || last.result === 'drawn'
  if (hit && ownHand(table).includes(last.card)) return []
  const spot = trickSpots(table, portrait).get(hit ? last.seat : last.of)
  if (spot === undefined) return []
  const id = `said:${last.card}`
  return [
    {
      id,
      kind: 'card',
      face: `49/${last.card}`,
      pose: laidPose(id, { ...spot, z: page === 'tall' ? spot.z * TOWARDS_CENTRE_FACTOR : spot.z, y: 0.005 }, 1.5),
      zone: 'said',
      from: last.result === 'drawn' ? 'stock' : hit ? namedZone('hand', last.of) : namedZone('hand', last.seat),
      motion: 'slide',
      ...(hit ? { glow: 0.6 } : { tint: 0.45 }),
    },
  ]
}

/**
 * Returns the table of Boston Books. The hands of others all look alike, whatever they hold. During a call the missing
 * numbers of the colour lie at the centre to be chosen; otherwise the last call lies in front of a seat.
 */
export function scene(seen: Table, context: Context): Piece[] {
  const field = fieldFor(context, bostonField)
  return [
    ...stock(seen, context, field),
    ...allHands(seen, context, field),
    ...books(seen, context, field),
    ...callChoices(seen, context),
    ...lastCall(seen, context),
  ]
}

function stock(table: Table, { portrait }: Context, field: Field): Piece[] {
  const count = isUndealt(table) ? packSize(table) : stockSize(table)
  const at = portrait ? stockBehind(field) : STOCK
  if (count === 0 && !table.over) return [placeOutline('stock', '49/back', at, 'stock')]
  return pile('stock', count, '49/back', at)
}
