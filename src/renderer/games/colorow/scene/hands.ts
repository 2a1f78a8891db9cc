import type { Piece } from '../../../stage/model/pieces'
import { seatsOf } from '../../layout/eye'
import { hands as layHands } from '../../layout/hands'
import type { SceneContext } from '../../types'
import { isFreshDeal, type Table } from '../table'

/** All hands. Cards come to them from the stock only, one at a time round the table. */
export function hands(table: Table, context: SceneContext): Piece[] {
  const dealing = isFreshDeal(table) && context.picked.length === 0
  const seats = seatsOf(table)
  // A deal in the middle of the game waits until the last card of the one before has been laid.
  const begin = table.state.deal > 1 ? 5 : 0
  return layHands(table, context, {
    cards: (seat) => table.state.hands[seat] ?? 0,
    face: (card) => `49/${card}`,
    back: '49/back',
    from: () => 'stock',
    ...(dealing ? { beat: (seat, index) => begin + index * table.seats + seats.indexOf(seat) } : {}),
  })
}
