import { letterOf, type Seat } from '../../kit'
import { CARDS, cardName } from '../cards'
import { members } from '../sets'
import { HIGH_WORDS, type ColorState } from './state'

/** The cards that one seat has in an array of sets, in order. */
export function setNames(sets: Int32Array, seat: Seat): string[] {
  return wordNames(sets[seat]!, sets[HIGH_WORDS + seat]!)
}

/** The cards of a set, in order. */
export function wordNames(low: number, high: number): string[] {
  return members(low, high).map(cardName)
}

/** The stock, top first. */
export function stockNames(state: ColorState): string[] {
  return Array.from(state.pack.subarray(state.top, CARDS), cardName)
}

/** Some entries of the pack, in the order of cards: no eye need know how they lay. */
export function turnedUp(state: ColorState, from: number, to: number): string[] {
  return Array.from(state.pack.subarray(from, to))
    .sort((one, other) => one - other)
    .map(cardName)
}

/** The letter of a seat, or null for -1. */
export function letterOrNull(seat: number): string | null {
  return seat < 0 ? null : letterOf(seat)
}
