import { cardName } from '../cards'
import { NONE, PACK, type ColorowState } from './state'

/** The stock, top first. */
export function stockNames(state: ColorowState): string[] {
  return Array.from(state.pack.subarray(state.top, PACK), cardName)
}

/** Square 1 first: the card, or null. */
export function boardNames(state: ColorowState): (string | null)[] {
  return Array.from(state.cardOn, (card) => (card === NONE ? null : cardName(card)))
}
