import type { Seat } from '../../kit'
import { members } from '../bits'
import { cardName } from '../cards'
import { HIGH_WORDS, NONE, PACK, type ColorowState } from './state'

/** The cards of a hand, ascending. */
export function handNames(state: ColorowState, seat: Seat): string[] {
  return members(state.hands[seat]!, state.hands[HIGH_WORDS + seat]!).map(cardName)
}

/** The stock, top first. */
export function stockNames(state: ColorowState): string[] {
  return Array.from(state.pack.subarray(state.top, PACK), cardName)
}

export function boardNames(state: ColorowState): (string | null)[] {
  return Array.from(state.cardOn, (card) => (card === NONE ? null : cardName(card)))
}
