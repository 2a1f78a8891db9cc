import { MAX_SEATS, type Seat } from '../kit'

// In range: cards of the pack, seats.

/** How a pack names its cards and keeps sets of them: as two words, a low and a high one. */
export interface PackSets {
  /** The bit of each card in the low word; 0 for those of the high one. */
  readonly low: Int32Array
  /** The bit of each card in the high word. */
  readonly high: Int32Array
  name(card: number): string
  /** The card of a name, or -1. */
  named(name: string): number
  /** The names of a set, in the order of cards. */
  names(low: number, high: number): string[]
}

/** A set for every seat in one array of 64 bytes: the low word of seat s at s, its high word at `HIGH_WORDS + s`. */
export type SeatSets = Int32Array

export const HIGH_WORDS = MAX_SEATS

/** The names of what one seat has, in order. */
export function namesOf(pack: PackSets, sets: SeatSets, seat: Seat): string[] {
  return pack.names(sets[seat]!, sets[HIGH_WORDS + seat]!)
}

/** Adds a card to a hand or a pile. */
export function addTo(pack: PackSets, sets: SeatSets, seat: Seat, card: number): void {
  sets[seat]! |= pack.low[card]!
  sets[HIGH_WORDS + seat]! |= pack.high[card]!
}
