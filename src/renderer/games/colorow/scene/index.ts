import type { Piece } from '../../../stage/model/pieces'
import { furniture } from '../../boxes/furniture'
import { openBoard } from '../../layout/board'
import { pile } from '../../layout/pile'
import { STOCK, STOCK_BEHIND } from '../../layout/places'
import type { SceneContext } from '../../types'
import { isUndealt, stockSize, type Table } from '../table'
import { laidCards, marks } from './board'
import { chips } from './chips'
import { hands } from './hands'

const PACK = 49

/** The table of Colorow: the board filling with cards, the hands, the stock for the next deal, the points in chips. */
export function scene(seen: Table, context: SceneContext): Piece[] {
  const stock = isUndealt(seen.state) ? PACK : stockSize(seen.state)
  return [
    openBoard(),
    ...furniture('forty-nine-outfit', seen.seats, context.portrait),
    ...pile('stock', stock, '49/back', context.portrait ? STOCK_BEHIND : STOCK),
    ...laidCards(seen, context),
    ...hands(seen, context),
    ...chips(seen, context),
    ...marks(seen, context),
  ]
}
