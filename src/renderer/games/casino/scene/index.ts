import { entryAt, type GameEvent, type GameView } from '../../../../rules/kit'
import type { Piece } from '../../../stage/model/pieces'
import { fieldFor, pile, STOCK, STOCK_PORTRAIT, stockBehind, type Spot } from '../../layout/places'
import { hands, type HandsOptions } from '../../layout/hands'
import { placeOutline } from '../../layout/outlines'
import type { SceneContext, Field } from '../../types'
import { backOf, cardSize, faceOf, isFresh, type CasinoView, type CasinoStyle, sizeOfList } from '../table'
import { dealBeat } from './dealing'
import { laidCards } from './laid-cards'
import { callTicket, offeredTickets } from './tickets'
import { wonCards } from './won-cards'
import { eyeOf, seatsOf } from '../../layout/eye'
import { BARE_TABLE } from '../touch'
import { namedZone } from '../../../stage/model/touch-names'

/**
 * Returns the bare table under the cards, on which a card is dropped. It can be touched in the viewer's turn, and glows
 * while the picked card may be trailed.
 */
function bareTable(seen: GameView<CasinoView>, context: SceneContext): Piece[] {
  const isOwnTurn = !seen.over && seen.state.turn !== null && seen.state.turn === eyeOf(seen)
  const { page } = context
  return [
    {
      id: 'mark:table',
      kind: 'mark',
      face: page === 'tall' ? 'mark/table-upright' : 'mark/table',
      pose: { x: 0, y: 0.0015, z: page === 'tall' ? 0 : -0.6 },
      zone: 'marks',
      ...(isOwnTurn ? { touch: BARE_TABLE } : {}),
      glow: context.touchable.has(BARE_TABLE) ? 0.16 : 0,
    },
  ]
}

/**
 * Returns the stock. Between rounds it is the pack without the cards still in the piles; for a new round the cards
 * return from the piles.
 */
function stock(style: CasinoStyle, seen: GameView<CasinoView>, context: SceneContext, field: Field): Piece[] {
  const { state, over } = seen
  const wonCount = Object.values(state.piles).reduce((sum: number, pile) => sum + sizeOfList(pile), 0)
  const count = state.turn === null && !over ? style.packSize(seen) - wonCount : sizeOfList(state.stock)
  const seats = seatsOf(seen)
  if (count === 0 && !over) return [placeOutline('stock', backOf(style), spotOf(context, field), 'stock')]
  return pile('stock', count, backOf(style), spotOf(context, field)).map((piece, i) => ({
    ...piece,
    from: namedZone('won', entryAt(seats, i % seats.length)),
  }))
}

function spotOf({ page, portrait }: SceneContext, field: Field): Spot {
  if (page === 'tall') return stockBehind(field)
  return portrait ? STOCK_PORTRAIT : STOCK
}

/** Half the width of the areas in front of and behind the cards, in inches. */
const SIDE = 6.2
/** The row behind them: the stock lies at its left, and a single opponent leaves room for a pile at the right. */
const SINGLE_OPPONENT_ROW = { x: -1.3, width: 5 }
const OPPONENTS_ROW = { x: 1.2, width: 9.8 }

/** Returns the field of a casino on a tall page. */
function casinoField({ seats }: Pick<GameView, 'seats'>): Field {
  return { x: 6.1, z: 4.1, side: SIDE, behind: seats === 2 ? SINGLE_OPPONENT_ROW : OPPONENTS_ROW }
}

/** Returns the scene of a casino: a pure function of the view and of the state of the screen. */
export function createCasinoScene<V extends CasinoView, E extends GameEvent>(
  style: CasinoStyle<V, E>,
): (seen: GameView<V>, context: SceneContext<E>) => Piece[] {
  return (seen, context) => {
    const fresh = isFresh(style, seen)
    const field = fieldFor(context, () => casinoField(seen))
    const { w } = cardSize(style)
    return [
      ...bareTable(seen, context),
      ...stock(style, seen, context, field),
      ...laidCards(style, seen, context, field),
      ...wonCards(style, seen, context, field),
      ...hands(seen, context, {
        cards: (seat) => seen.state.hands[seat] ?? null,
        face: (card) => faceOf(style, card),
        back: backOf(style),
        from: () => 'stock',
        ...spaceForPile(context, w),
        field,
        ...(fresh ? { beat: (seat: string, index: number) => dealBeat(seen, context, seat, index) } : {}),
      }),
      ...offeredTickets(context, field),
      ...(style.hasCallTicket(seen) ? [callTicket(context, field)] : []),
    ]
  }
}

/**
 * Gap between a pile and its neighbours, and the strip for tickets in front of a hand that leans over it, in inches.
 */
const GAP = 0.3
const TICKETS_STRIP = 2.7

/** Returns the space for the viewer's pile, which lies right of the hand on a tall page, and for the tickets. */
function spaceForPile({ page }: SceneContext, width: number): Pick<HandsOptions, 'rightMargin' | 'stripWidth'> {
  return page === 'tall' ? { rightMargin: width + GAP, stripWidth: TICKETS_STRIP } : {}
}
