import type { Pack, Seat } from '../kit'
import { CARDS, cardName, cardNamed, CHEATER } from './cards'

/** All fifty cards; outcomes of a shuffle are 0 to 49. */
export const FULL_PACK: Pack = { size: CARDS, named: cardNamed, name: cardName, wording: '1 to 49, or C' }

/** The forty-nine numbers, without the Cheater; outcomes of a shuffle are 0 to 48. */
export const NUMBER_PACK: Pack = {
  size: CARDS - 1,
  named: cardNamed,
  name: cardName,
  has: (card) => card !== CHEATER,
  wording: '1 to 49',
}

/** A deal to every seat. A hand is a list of its cards, ascending; other viewers get its size. */
export interface DealtEvent {
  readonly type: 'dealt'
  /** The dealer. */
  readonly seat: Seat
  /** From 1. */
  readonly deal: number
  readonly hands: readonly (readonly string[] | number)[]
  /** Number of cards left in the stock. */
  readonly stock: number
}
