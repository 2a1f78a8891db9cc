import type { Pack } from '../kit'
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
