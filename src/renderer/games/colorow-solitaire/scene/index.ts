import type { ColorowSolitaireEvent } from '../../../../rules/forty-nine-outfit/colorow-solitaire/shape'
import type { Piece } from '../../../stage/model/pieces'
import { furniture } from '../../boxes/furniture'
import { openBoard } from '../../layout/board'
import { pile } from '../../layout/pile'
import { STOCK, STOCK_PORTRAIT } from '../../layout/places'
import { TRAY_SEATS, trayCard } from '../../puzzles/cards-tray'
import type { SceneContext } from '../../types'
import { isDealt, isUndealt, stockSize, type Table, isFreshHand } from '../table'
import { laidCards, vacantSquares } from './board'
import { hands } from '../../layout/hands'

/** The hand of a dealt game, which comes from the stock card by card. */
function hand(table: Table, context: SceneContext): Piece[] {
  const dealing = isFreshHand(table) && context.picked.length === 0
  return hands(table, context, {
    cards: () => table.state.hand,
    face: (card) => `49/${card}`,
    back: '49/back',
    from: () => 'stock',
    ...(dealing ? { beat: (_seat, index) => 4 + index } : {}),
  })
}

const ALONE = 1
const PACK = 49

/** The workbench: the board, and round it all cards by colours; or, dealt, a hand of five and the stock. */
export function scene(seen: Table, context: SceneContext<ColorowSolitaireEvent>): Piece[] {
  return [
    openBoard(),
    ...furniture('forty-nine-outfit', isDealt(seen) ? ALONE : TRAY_SEATS, context.portrait),
    ...(isDealt(seen) ? dealt(seen, context) : seen.state.tray.map((card) => trayCard(card, context))),
    ...laidCards(seen, context),
    ...vacantSquares(seen, context),
  ]
}

function dealt(table: Table, context: SceneContext<ColorowSolitaireEvent>): Piece[] {
  const count = isUndealt(table) ? PACK : stockSize(table)
  const at = context.portrait ? STOCK_PORTRAIT : STOCK
  return [...pile('stock', count, '49/back', at), ...hand(table, context)]
}
