import type { Seen } from '../../../../rules/kit'
import type { Piece } from '../../../stage/pieces'
import { furniture } from '../../boxes'
import { hands } from '../../layout/hands'
import type { SceneContext } from '../../types'
import { backOf, faceOf, isFresh, type CasinoView, type Style } from '../table'
import { bareTable } from './bare'
import { dealBeat } from './dealing'
import { laidCards } from './laid'
import { stock } from './stock'
import { callTicket, offeredTickets } from './tickets'
import { wonCards } from './won'

/** The scene of a casino: a pure function of what an eye may know and of how the screen stands. */
export function casinoScene(style: Style): (seen: Seen, context: SceneContext) => Piece[] {
  return (any, context) => {
    const seen = any as Seen<CasinoView>
    const fresh = isFresh(style, seen)
    return [
      ...furniture(style.box, seen.seats, context.portrait),
      ...bareTable(seen, context),
      ...stock(style, seen, context),
      ...laidCards(style, seen, context),
      ...wonCards(style, seen, context),
      ...hands(seen, context, {
        cards: (seat) => seen.state.hands[seat] ?? null,
        face: (card) => faceOf(style, card),
        back: backOf(style),
        from: () => 'stock',
        ...(fresh ? { beat: (seat: string, index: number) => dealBeat(seen, context, seat, index) } : {}),
      }),
      ...offeredTickets(context),
      ...(style.callable(seen) ? [callTicket(context)] : []),
    ]
  }
}
