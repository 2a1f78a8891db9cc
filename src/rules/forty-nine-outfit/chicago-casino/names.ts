import { members } from '../bits'
import { cardName } from '../cards'
import type { ChicagoState } from './state'

/** The cards of a set, ascending, `C` last. */
export function wordNames(low: number, high: number): string[] {
  return members(low, high).map(cardName)
}

/** The stock, top first. */
export function stockNames(state: ChicagoState): string[] {
  return Array.from(state.pack.subarray(state.top, state.size), cardName)
}

/** Some entries of the pack, ascending: no eye need know how they lay. */
export function turnedUp(state: ChicagoState, from: number, to: number): string[] {
  return Array.from(state.pack.subarray(from, to))
    .sort((one, other) => one - other)
    .map(cardName)
}
