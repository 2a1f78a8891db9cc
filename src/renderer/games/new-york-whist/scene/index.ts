import type { Piece } from '../../../stage/model/pieces'
import { seatsOf } from '../../layout/eye'
import { fieldFor } from '../../layout/field'
import type { Field, SceneContext } from '../../types'
import { hands } from '../../layout/hands'
import { pile, STOCK, stockBefore } from '../../layout/places'
import { isFresh, isUndealt, packSize, type Table } from '../table'
import { blind, middleTrick } from './centre'
import { wonTricks } from './won-tricks'
import { trickRadii } from '../../layout/trick'

/** Half a card of the trick, and some space around it, in inches. */
const RIM = 1.15
/** Half the width of a hand in three rows of six cards, in inches. */
const SIDE = 6.2

/** Returns the field: the trick at the centre, with captured cards at its sides. */
function whistField({ seats }: Pick<Table, 'seats'>): Field {
  const [wide, deep] = trickRadii(seats)
  const behind = { x: 0, width: 2 * SIDE - 0.6 }
  return { x: Math.max(SIDE, wide + RIM), z: deep + RIM, side: SIDE, behind }
}

/**
 * Returns the table of New York Whist: hands, the trick at the centre with the blind, and the captured tricks of each
 * side. A completed trick stays at the centre until the next one is led, so that everybody can see it.
 */
export function scene(seen: Table, context: SceneContext): Piece[] {
  const field = fieldFor(context, () => whistField(seen))
  return [
    ...undealtPack(seen, context, field),
    ...allHands(seen, context, field),
    ...blind(seen),
    ...middleTrick(seen, context),
    ...wonTricks(seen, context, field),
  ]
}

/** Returns the whole pack before the deal; empty afterwards. */
function undealtPack(table: Table, { portrait }: SceneContext, field: Field): Piece[] {
  return isUndealt(table) ? pile('stock', packSize(table), '49/back', portrait ? stockBefore(field) : STOCK) : []
}

function allHands(table: Table, context: SceneContext, field: Field): Piece[] {
  const dealing = isFresh(table) && context.lastPly === null
  const at = seatsOf(table)
  return hands(table, context, {
    cards: (seat) => table.state.hands[seat] ?? 0,
    face: (card) => `49/${card}`,
    back: '49/back',
    isCloseToBoard: true,
    field,
    ...(dealing
      ? {
          from: () => 'stock',
          beat: (seat, index) => (context.picked.length > 0 ? 0 : 0.5 * (index * table.seats + at.indexOf(seat))),
        }
      : {}),
  })
}
