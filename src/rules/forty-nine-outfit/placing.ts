import type { Kind } from '../kit'
import { cardName, cardNamed, CHEATER, type Card } from './cards'

/**
 * `17@25`: a card put at a place, or `17@off`, a card put away. As one small number: the place in bits 0 to 5, counted
 * from 0, and the card above them.
 */
export type Placing = Kind<'move'>

/** Where a place would stand if the card is put away. */
export const OFF = 63

const CARD_SHIFT = 6

export function packPlacing(card: Card, place: number): Placing {
  return (card << CARD_SHIFT) | place
}

export function placedCard(move: Placing): Card {
  return move >> CARD_SHIFT
}

/** Counted from 0, or {@link OFF}. */
export function placeOf(move: Placing): number {
  return move & OFF
}

export function writePlacing(move: Placing): string {
  const place = placeOf(move)
  return `${cardName(placedCard(move))}@${place === OFF ? 'off' : place + 1}`
}

/** `49@49` and `49@off` are as long as it gets. */
const LONGEST = 6

/**
 * The placing that a text stands for, among places 1 to `places` (at most 49) and `off`; -1 for any other text. The
 * Cheater is a card only where `cheater` says so. Numbers have no zeros before them.
 */
export function parsePlacing(text: string, places: number, cheater = false): Placing {
  if (text.length > LONGEST) return -1
  const at = text.indexOf('@')
  const card = at < 0 ? -1 : cardNamed(text.slice(0, at))
  if (card < 0 || (card === CHEATER && !cheater)) return -1
  const where = text.slice(at + 1)
  const place = where === 'off' ? OFF : cardNamed(where)
  return place >= 0 && (place < places || place === OFF) ? packPlacing(card, place) : -1
}
