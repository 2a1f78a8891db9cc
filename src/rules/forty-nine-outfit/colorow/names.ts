import { cardName } from '../cards'
import { NONE, PACK_SIZE, type ColorowState } from './state'

/** Returns the names of the cards in stock, top first. */
export function stockNames(state: ColorowState): string[] {
  return Array.from(state.pack.subarray(state.top, PACK_SIZE), cardName)
}

/** Returns the name of the card on each square, or null; square 1 first. */
export function boardNames(state: ColorowState): (string | null)[] {
  return Array.from(state.cardOn, (card) => (card === NONE ? null : cardName(card)))
}
