import type { Seen } from '../../../rules/kit'
import type { Field } from '../types'

/** How far what lies before and behind the cards reaches to either side. */
const SIDE = 6.2
/** Behind them the stock lies at the left; a single opponent leaves room for its pile at the right. */
const ALONE = { x: -1.3, width: 5 }
const SEVERAL = { x: 1.2, width: 9.8 }

/** Where a casino's cards are laid on a high page. */
export function casinoField({ seats }: Pick<Seen, 'seats'>): Field {
  return { x: 6.1, z: 4.1, side: SIDE, behind: seats === 2 ? ALONE : SEVERAL }
}
