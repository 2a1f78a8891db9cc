import { rankOf, valueOf } from '../../../rules/forty-nine-outfit/ranking'

/** Hands in classes that keep their order: 256 for each value, by the cards that govern. */
const OF_A_VALUE = 256
const HIGHEST_VALUE = 10

export const BINS = OF_A_VALUE * (HIGHEST_VALUE + 1)

/** How far the rank is shifted, by value: 2, 3, 4 or 5 cards govern, of which there are so many sets. */
const SHIFT = Int32Array.of(0, 3, 10, 13, 7, 7, 10, 13, 13, 13, 13)

/** The class of a hand's key; of hands in different ones the higher wins. */
export function binOf(key: number): number {
  // In range: values.
  const value = valueOf(key)
  return OF_A_VALUE * value + (rankOf(key) >> SHIFT[value]!)
}

/** The points of all hands of a class. */
export function valueOfBin(bin: number): number {
  return Math.floor(bin / OF_A_VALUE)
}
