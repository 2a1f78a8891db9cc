import type { GameEvent, Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/model/pieces'
import { furniture } from '../../boxes/furniture'
import { fieldFor } from '../../layout/field'
import { hands, type Hands } from '../../layout/hands'
import type { SceneContext } from '../../types'
import { casinoField } from '../field'
import { backOf, cardSize, faceOf, isFresh, type CasinoView, type Style } from '../table'
import { bareTable } from './bare'
import { dealBeat } from './dealing'
import { laidCards } from './laid'
import { stock } from './stock'
import { callTicket, offeredTickets } from './tickets'
import { wonCards } from './won'

/** The scene of a casino: a pure function of what an eye may know and of how the screen stands. */
export function casinoScene<V extends CasinoView, E extends GameEvent>(
  style: Style<V, E>,
): (seen: Seen<V>, context: SceneContext<E>) => Piece[] {
  return (seen, context) => {
    const fresh = isFresh(style, seen)
    const field = fieldFor(context, () => casinoField(seen))
    const { w } = cardSize(style)
    return [
      ...furniture(style.box, seen.seats, context.portrait),
      ...bareTable(seen, context),
      ...stock(style, seen, context, field),
      ...laidCards(style, seen, context, field),
      ...wonCards(style, seen, context, field),
      ...hands(seen, context, {
        cards: (seat) => seen.state.hands[seat] ?? null,
        face: (card) => faceOf(style, card),
        back: backOf(style),
        from: () => 'stock',
        ...besidePile(context, w),
        field,
        ...(fresh ? { beat: (seat: string, index: number) => dealBeat(seen, context, seat, index) } : {}),
      }),
      ...offeredTickets(context, field),
      ...(style.callable(seen) ? [callTicket(context, field)] : []),
    ]
  }
}

/** From a pile to whatever lies next to it; room for tickets before a hand that leans over them. */
const GAP = 0.3
const TICKETS = 2.7

/** On a high page the own pile lies right of the hand. */
function besidePile({ held }: SceneContext, width: number): Pick<Hands, 'aside' | 'strip'> {
  return held === undefined ? {} : { aside: width + GAP, strip: TICKETS }
}
