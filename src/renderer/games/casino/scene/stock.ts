import { namedZone } from '../../../stage/model/names'
import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/model/pieces'
import { seatsOf } from '../../layout/eye'
import { pile } from '../../layout/pile'
import type { Field } from '../../types'
import { STOCK, STOCK_PORTRAIT, stockBehind, type Spot } from '../../layout/places'
import type { SceneContext } from '../../types'
import { backOf, sizeOfList, type CasinoView, type Style } from '../table'

/** The stock, or while nothing is dealt the pack, as far as it does not lie captured and counted. For a new round the cards come back from the piles. */
export function stock(style: Style, seen: Seen<CasinoView>, context: SceneContext, field: Field): Piece[] {
  const { state, over } = seen
  const won = Object.values(state.piles).reduce((sum: number, pile) => sum + sizeOfList(pile), 0)
  const count = state.turn === null && !over ? style.pack(seen) - won : sizeOfList(state.stock)
  const seats = seatsOf(seen)
  return pile('stock', count, backOf(style), spotOf(context, field)).map((piece, i) => ({
    ...piece,
    from: namedZone('won', seats[i % seats.length]!),
  }))
}

function spotOf({ held, portrait }: SceneContext, field: Field): Spot {
  if (held !== undefined) return stockBehind(field)
  return portrait ? STOCK_PORTRAIT : STOCK
}
