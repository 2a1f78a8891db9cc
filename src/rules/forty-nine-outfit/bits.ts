import { count, lowest, nthBit } from '../kit'

export { count, lowest, nthBit }

/**
 * Sets of cards or squares as two words, so that every word is a small integer of the engine: members 0 to 27 are bits
 * 0 to 27 of the low word, members 28 to 49 are bits 0 to 21 of the high one.
 */
export const SPLIT = 28

const MEMBERS = 50

/** The bit of each member in the low word; 0 for those of the high one. */
export const LOW = Int32Array.from({ length: MEMBERS }, (_, i) => (i < SPLIT ? 1 << i : 0))

/** The bit of each member in the high word. */
export const HIGH = Int32Array.from({ length: MEMBERS }, (_, i) => (i < SPLIT ? 0 : 1 << (i - SPLIT)))

/** The member that has `skip` members below it. */
export function nth(low: number, high: number, skip: number): number {
  const lows = count(low)
  return skip < lows ? nthBit(low, skip) : SPLIT + nthBit(high, skip - lows)
}

/** The smallest member; the set is not empty. */
export function first(low: number, high: number): number {
  return low !== 0 ? lowest(low) : SPLIT + lowest(high)
}

/** The members, ascending. For views and tests, not for play. */
export function members(low: number, high: number): number[] {
  // In range: the two tables have an entry for each member of a set.
  const found: number[] = []
  for (let i = 0; i < MEMBERS; i++) if (((low & LOW[i]!) | (high & HIGH[i]!)) !== 0) found.push(i)
  return found
}
