import type { Rng } from './rng'
import { letterOf, type Seat } from './seat'

/** Entries that are known to be there: each function throws a RangeError where they are not. Not for the hottest loops. */

/** The first entry of a list that is not empty. */
export function firstOf<T>(items: ArrayLike<T>): T {
  return entryAt(items, 0)
}

/** The last entry of a list that is not empty. */
export function lastOf<T>(items: ArrayLike<T>): T {
  return entryAt(items, items.length - 1)
}

/** One of several, by lot. */
export function oneOf<T>(items: ArrayLike<T>, rng: Rng): T {
  return entryAt(items, rng.below(items.length))
}

/** Entry `index` of a list, from 0. */
export function entryAt<T>(items: ArrayLike<T>, index: number): T {
  if (index in items) return items[index] as T
  throw new RangeError(`no entry ${index} in a list of ${items.length}`)
}

/** What a record by the letters of seats has for one of them. */
export function ofSeat<T>(record: Readonly<Record<string, T>>, seat: Seat): T {
  const letter = letterOf(seat)
  if (letter in record) return record[letter] as T
  throw new RangeError(`nothing for seat ${seat}`)
}
