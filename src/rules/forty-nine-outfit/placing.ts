import type { Kind } from '../kit'
import { cardName, cardNamed, CHEATER, type Card } from './cards'

/**
 * A card put at a place (`17@25`), or put away (`17@off`), as one small number: bits 0 to 5 hold the place, counted
 * from 0, or {@link OFF}; the bits above hold the card.
 */
export type Placing = Kind<'move'>

/** Value of the place field of a card that is put away. */
export const OFF = 63

const CARD_SHIFT = 6

export function packPlacing(card: Card, place: number): Placing {
  return (card << CARD_SHIFT) | place
}

export function placedCard(move: Placing): Card {
  return move >> CARD_SHIFT
}

/** Returns the place, counted from 0, or {@link OFF}. */
export function placeOf(move: Placing): number {
  return move & OFF
}

export function writePlacing(move: Placing): string {
  const place = placeOf(move)
  return `${cardName(placedCard(move))}@${place === OFF ? 'off' : place + 1}`
}

/** Length of the longest text, `49@off`. */
const MAX_LENGTH = 6

/**
 * Parses a placing at one of the places 1 to `places` (at most 49) or at `off`; returns -1 for any other text. The
 * Cheater is accepted only if `allowsCheater` is set, numbers only without leading zeros.
 */
export function parsePlacing(text: string, places: number, allowsCheater = false): Placing {
  if (text.length > MAX_LENGTH) return -1
  const at = text.indexOf('@')
  const card = at < 0 ? -1 : cardNamed(text.slice(0, at))
  if (card < 0 || (card === CHEATER && !allowsCheater)) return -1
  const where = text.slice(at + 1)
  const place = where === 'off' ? OFF : cardNamed(where)
  return place >= 0 && (place < places || place === OFF) ? packPlacing(card, place) : -1
}
