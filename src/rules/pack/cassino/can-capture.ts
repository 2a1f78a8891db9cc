import type { BridgeCard } from '../../kit'
import { courtsLike, HIGH_UP_TO, isCourt, LOW_UP_TO, VALUE } from './values'
import type { CassinoState } from './state'
import { HIGH_BITS, LOW_BITS, lowestBit } from '../sets'

/** Whether a card could capture anything on the table, not counting the card itself. Allocates nothing. */
export function canCapture(state: CassinoState, card: BridgeCard): boolean {
  const low = state.looseLow & ~LOW_BITS[card]!
  const high = state.looseHigh & ~HIGH_BITS[card]!
  if (isCourt(card)) return (high & courtsLike(card)) !== 0
  const value = VALUE[card]!
  return state.buildGroups[value] !== 0 || reaches(low & LOW_UP_TO[value]!, high & HIGH_UP_TO[value]!, value)
}

/** Whether some of these numerals add up to a value: bit s of `sums` is set if some of them add up to s. */
function reaches(low: number, high: number, value: number): boolean {
  let sums = 1
  for (let rest = low; rest !== 0; rest &= rest - 1) sums |= sums << ((lowestBit(rest) >> 2) + 1)
  for (let rest = high; rest !== 0; rest &= rest - 1) sums |= sums << ((lowestBit(rest) >> 2) + 8)
  return (sums & (1 << value)) !== 0
}
