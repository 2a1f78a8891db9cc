import type { Seat, EventSink } from '../../kit'
import { cardName, type Card } from '../cards'
import { OFF, placedCard, placeOf, type Placing } from '../placing'
import { NONE, type Tray } from './state'

/** A card was put on a square. Squares are numbers from 1; null stands for the tray. */
export interface PlacedEvent {
  readonly type: 'placed'
  readonly seat: Seat
  readonly card: string
  readonly square: number
  /** The square from which it came, or the tray. */
  readonly from: number | null
  /** The card that lay there and went to where the first came from; null if there was none. */
  readonly other: string | null
}

/** A card went back into the tray. */
export interface LiftedEvent {
  readonly type: 'lifted'
  readonly seat: Seat
  readonly card: string
  readonly from: number
}

/** Reports a placing that is about to be made. */
export function tellPlacing(tray: Tray, seat: Seat, move: Placing, tell: EventSink<PlacedEvent | LiftedEvent>): void {
  const moved = placedCard(move)
  const place = placeOf(move)
  const card = cardName(moved)
  const square = tray.squareOf[moved]!
  if (place === OFF) tell({ type: 'lifted', seat, card, from: square + 1 })
  else {
    const from = square === NONE ? null : square + 1
    tell({ type: 'placed', seat, card, square: place + 1, from, other: nameOrNull(tray.cardOn[place]!) })
  }
}

function nameOrNull(card: Card): string | null {
  return card === NONE ? null : cardName(card)
}
