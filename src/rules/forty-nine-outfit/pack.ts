import type { Pack, Seat } from '../kit'
import { CARDS, cardName, cardNamed, CHEATER } from './cards'

/** All fifty cards: shuffled as 0 to 49. */
export const FULL_PACK: Pack = { size: CARDS, named: cardNamed, name: cardName, wording: '1 to 49, or C' }

/** The forty-nine numbers, without the Cheater: shuffled as 0 to 48. */
export const NUMBERS: Pack = {
  size: CARDS - 1,
  named: cardNamed,
  name: cardName,
  has: (card) => card !== CHEATER,
  wording: '1 to 49',
}

/** Cards to every seat: a hand as its cards, ascending, or as its size for other eyes. */
export interface DealtEvent {
  readonly type: 'dealt'
  /** The dealer. */
  readonly seat: Seat
  /** From 1. */
  readonly deal: number
  readonly hands: readonly (readonly string[] | number)[]
  /** How many cards are left for the stock. */
  readonly stock: number
}
