import { namedZone } from '../../../stage/model/names'
import type { Piece } from '../../../stage/model/pieces'
import { nearSeat, seatsOf } from '../../layout/eye'
import type { Field } from '../../types'
import { hands } from '../../layout/hands'
import type { SceneContext } from '../../types'
import { isFresh, type Table } from '../table'

/** The hands as they are held. In a new deal the cards come from the stock, the own ones from where they were put. */
export function heldHands(table: Table, context: SceneContext, field: Field): Piece[] {
  const seats = seatsOf(table)
  const taken = table.state.shown !== null
  const fresh = isFresh(table)
  return hands(table, context, {
    cards: (seat) => table.state.hands[seat] ?? 0,
    face: (card) => `49/${card}`,
    back: '49/back',
    field,
    from: (seat) => (taken && seat === nearSeat(table) ? namedZone('hand', seat) : 'stock'),
    ...(fresh && !taken
      ? { beat: (seat, index) => (context.picked.length > 0 ? 0 : index * table.seats + seats.indexOf(seat)) }
      : {}),
  })
}
