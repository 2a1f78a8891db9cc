import { members, cardName } from '../cards'
import { availableOf, packCard } from './pack'
import { DOWN_FROM, isVacant, type SuiteAssemblingState } from './state'

// In range: piles.

/** The run of a pile, head first. */
export function runNames(state: SuiteAssemblingState, pile: number): string[] {
  if (isVacant(state, pile)) return []
  const head = state.head[pile]!
  return Array.from({ length: head - state.last[pile]! + 1 }, (_, i) => cardName(head - i))
}

/** The face-down cards of a pile, bottom first. */
export function downNames(state: SuiteAssemblingState, pile: number): string[] {
  const from = DOWN_FROM[pile]!
  return Array.from(state.order.subarray(from, from + state.down[pile]!), cardName)
}

/** Cards of the pack, in its order. */
export function entryNames(state: SuiteAssemblingState, entries: number): string[] {
  return members(entries, 0).map((entry) => cardName(packCard(state, entry)))
}

/** The cards of the pack that may be played, the first to be looked at first. */
export function availableNames(state: SuiteAssemblingState): string[] {
  return entryNames(state, availableOf(state)).reverse()
}
