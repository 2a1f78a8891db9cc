import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furniture } from '../../boxes'
import { openBoard } from '../../layout/board'
import { pile } from '../../layout/pile'
import { STOCK, STOCK_BEHIND } from '../../layout/places'
import type { SceneContext } from '../../types'
import { isUndealt, stockSize, tableOf } from '../table'
import { laidCards, marks } from './board'
import { chips } from './chips'
import { hands } from './hands'

const PACK = 49

/** The table of Colorow: the board filling with cards, the hands, the stock for the next deal, the points in chips. */
export function scene(seen: Seen, context: SceneContext): Piece[] {
  const table = tableOf(seen)
  const stock = isUndealt(table.state) ? PACK : stockSize(table.state)
  return [
    openBoard(),
    ...furniture('forty-nine-outfit', table.seats, context.portrait),
    ...pile('stock', stock, '49/back', context.portrait ? STOCK_BEHIND : STOCK),
    ...laidCards(table, context),
    ...hands(table, context),
    ...chips(table, context),
    ...marks(table, context),
  ]
}
