import type { Seat } from '../../kit'
import { members } from '../bits'
import { cardName } from '../cards'
import { HIGH_WORDS, type ChicagoState } from './state'

/** The cards that one seat has in an array of sets, ascending, `C` last. */
export function setNames(sets: Int32Array, seat: Seat): string[] {
  return wordNames(sets[seat]!, sets[HIGH_WORDS + seat]!)
}

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
