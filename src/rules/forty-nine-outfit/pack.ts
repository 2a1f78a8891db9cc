import type { EventsOf, Pack, Seat } from '../kit'
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

/** Returns the pack of a table, which is without the Cheater if it has one card less. */
export function packOf({ packSize }: { readonly packSize: number }): Pack {
  return packSize === CARDS ? FULL_PACK : NUMBER_PACK
}

/**
 * A deal to every seat. `seat`: the dealer. `deal`: its number, from 1. A hand is a list of its cards, ascending; other
 * viewers get its size. `stock`: number of cards left in the stock.
 */
export type DealtEvent = EventsOf<{
  dealt: { seat: Seat; deal: number; hands: readonly (readonly string[] | number)[]; stock: number }
}>
