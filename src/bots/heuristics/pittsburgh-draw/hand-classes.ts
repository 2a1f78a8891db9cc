import { rankOf, valueOf } from '../../../rules/forty-nine-outfit/ranking'

/** Number of classes for each value of a hand. Classes keep the order of hands, by the governing cards. */
const CLASSES_PER_VALUE = 256
const HIGHEST_VALUE = 10

/** Number of classes. */
export const BINS = CLASSES_PER_VALUE * (HIGHEST_VALUE + 1)

/** Right shift of a hand's rank, by value: 2, 3, 4 or 5 cards govern, and the number of such sets differs. */
const SHIFT = Int32Array.of(0, 3, 10, 13, 7, 7, 10, 13, 13, 13, 13)

/** Returns the class of a hand's key; of hands in different classes the higher wins. */
export function binOf(key: number): number {
  const value = valueOf(key)
  return CLASSES_PER_VALUE * value + (rankOf(key) >> SHIFT[value]!)
}

/** Returns the points of all hands of a class. */
export function valueOfBin(bin: number): number {
  return Math.floor(bin / CLASSES_PER_VALUE)
}
