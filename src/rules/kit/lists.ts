import type { Rng } from './rng'
import { letterOf, type Seat } from './seat'

/** Access to entries that are known to exist: each function throws a RangeError if there is none. Not for hot loops. */

/** Returns the first entry of a list that is not empty. */
export function firstOf<T>(items: ArrayLike<T>): T {
  return entryAt(items, 0)
}

/** Returns the last entry of a list that is not empty. */
export function lastOf<T>(items: ArrayLike<T>): T {
  return entryAt(items, items.length - 1)
}

/** Returns a random entry, each with equal probability. */
export function randomEntry<T>(items: ArrayLike<T>, rng: Rng): T {
  return entryAt(items, rng.below(items.length))
}

/** Returns entry `index` of a list, counted from 0. */
export function entryAt<T>(items: ArrayLike<T>, index: number): T {
  if (index in items) return items[index] as T
  throw new RangeError(`no entry ${index} in a list of ${items.length}`)
}

/** Returns a seat's value in a record keyed by seat letters. */
export function valueOfSeat<T>(record: Readonly<Record<string, T>>, seat: Seat): T {
  const letter = letterOf(seat)
  if (letter in record) return record[letter] as T
  throw new RangeError(`nothing for seat ${seat}`)
}
