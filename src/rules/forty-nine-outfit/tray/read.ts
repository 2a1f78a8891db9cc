import { accept, refuse, type Result } from '../../kit'
import { cardName } from '../cards'
import { OFF, placedCard, placeOf, type Placing } from '../placing'
import { NONE, type Tray } from './state'

/** Why a placing is refused. */
export type PlacingRefusal = 'already-there' | 'not-on-board'

/** Judges a placing whose wording is good: `already-there`, or `not-on-board` for a card that is off already. */
export function judgePlacing(tray: Tray, move: Placing): Result<Placing, PlacingRefusal> {
  // In range: cards.
  const card = placedCard(move)
  const place = placeOf(move)
  const square = tray.squareOf[card]!
  if (place === OFF) {
    return square === NONE ? refuse('not-on-board', `Card ${cardName(card)} is in the tray already.`) : accept(move)
  }
  if (square === place) {
    return refuse('already-there', `Card ${cardName(card)} lies on square ${place + 1} already.`)
  }
  return accept(move)
}
