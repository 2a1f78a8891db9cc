import { members, cardName } from '../cards'
import { availableOf, packCard } from './pack'
import { DOWN_FROM, isVacant, type SuiteAssemblingState } from './state'

/** Returns the names of a pile's run, head first. */
export function runNames(state: SuiteAssemblingState, pile: number): string[] {
  if (isVacant(state, pile)) return []
  const head = state.head[pile]!
  return Array.from({ length: head - state.last[pile]! + 1 }, (_, i) => cardName(head - i))
}

/** Returns the names of a pile's face-down cards, bottom first. */
export function downNames(state: SuiteAssemblingState, pile: number): string[] {
  const from = DOWN_FROM[pile]!
  return Array.from(state.order.subarray(from, from + state.down[pile]!), cardName)
}

/** Returns the names of the cards at entries of the pack, in its order. */
export function entryNames(state: SuiteAssemblingState, entries: number): string[] {
  return members(entries, 0).map((entry) => cardName(packCard(state, entry)))
}

/** Returns the names of the cards of the pack that may be played, top first. */
export function availableNames(state: SuiteAssemblingState): string[] {
  return entryNames(state, availableOf(state)).reverse()
}
