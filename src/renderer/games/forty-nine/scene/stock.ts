import type { Piece } from '../../../stage/pieces'
import type { SceneContext } from '../../types'
import { pilePose } from '../../layout/pile'
import { handOf, seatsOf, stockSize, type Table } from '../table'
import { inBox, STOCK, STOCK_PORTRAIT, unpacking, type Spot } from './places'

/** How high a pile is drawn that nobody may count. */
const UNCOUNTED = 14
const WHOLE = 50

/** The stock as cards, each of its own, so that the pile thins; or the whole pack while it is not dealt. */
export function stock(table: Table, context: SceneContext): Piece[] {
  const count = stockSize(table.state) ?? UNCOUNTED
  if (context.phase !== 'open') return wholePack(table, context, count)
  const touchable = context.touchable.has('stock')
  const from = table.state.turn === null ? 'board' : `hand:${table.state.turn}`
  return pile(count, context.portrait ? STOCK_PORTRAIT : STOCK).map((piece, i) => ({
    ...piece,
    from,
    touch: 'stock',
    glow: touchable && i === count - 1 ? 0.6 : 0,
  }))
}

/** Cards that lay elsewhere come back from there when the box is packed. */
function wholePack(table: Table, context: SceneContext, count: number): Piece[] {
  const origins = table.state.board.filter((card) => card !== null).map(() => 'board')
  for (const seat of seatsOf(table)) {
    const hand = handOf(table, seat)
    const size = hand === null ? 5 : typeof hand === 'number' ? hand : hand.length
    for (let i = 0; i < size; i++) origins.push(`hand:${seat}`)
  }
  return pile(WHOLE, packPlace(table, context)).map((piece, i) => {
    const from = origins[i - count]
    return { ...piece, motion: 'lay', beat: unpacking(context), ...(from === undefined ? {} : { from }) }
  })
}

function packPlace(table: Table, context: SceneContext): Spot {
  if (context.phase === 'closed') return inBox(context.phase, table.seats, 4.2, 4.6)
  return context.portrait ? STOCK_PORTRAIT : STOCK
}

function pile(count: number, at: Spot): Piece[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `stock:${i}`,
    kind: 'card',
    face: '49/back',
    pose: pilePose(`stock:${i}`, i, count, at),
    down: true,
    zone: 'stock',
    motion: 'slide',
  }))
}
