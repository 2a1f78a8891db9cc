import { accept, refuse, type Result } from '../../kit'
import { cardName } from '../cards'
import { OFF, placedCard, placeOf, type Placing } from '../placing'
import { NONE, type Tray } from './state'

/** Error codes of refused placings. */
export type PlacingRefusal = 'already-there' | 'not-on-board'

/**
 * Validates a well-formed placing: refuses a card already on that square (`already-there`), or already off the board
 * (`not-on-board`).
 */
export function judgePlacing(tray: Tray, move: Placing): Result<Placing, PlacingRefusal> {
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
