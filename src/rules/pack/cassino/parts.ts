import { MOST_VALUE } from './values'

// In range: values.

/**
 * Whether numerals part into groups that each add up to a value, however many they are: `counts[k]` cards of value k, at
 * most four of each. Suits don't matter, so positions are few: the highest card left is always put into a group first,
 * and what has failed once is not tried again. Leaves `counts` as they were.
 */
export function partsInto(counts: Uint8Array, value: number): boolean {
  let sum = 0
  for (let k = 1; k <= MOST_VALUE; k++) {
    if (counts[k]! > 0 && k > value) return false
    sum += k * counts[k]!
  }
  return sum % value === 0 && fillGroup(Uint8Array.from(counts), value, new Set())
}

function fillGroup(counts: Uint8Array, value: number, failed: Set<number>): boolean {
  const highest = counts.findLastIndex((many) => many > 0)
  if (highest < 0) return true
  const key = counts.reduce((sum, many) => 5 * sum + many, 0)
  if (failed.has(key)) return false
  const filled = complete(counts, value, highest, value, failed)
  if (!filled) failed.add(key)
  return filled
}

/** Puts cards of `most` or less into the group that still wants `rest`, the highest first, and goes on to the next. */
function complete(counts: Uint8Array, rest: number, most: number, value: number, failed: Set<number>): boolean {
  if (rest === 0) return fillGroup(counts, value, failed)
  for (let k = Math.min(most, rest); k >= 1; k--) {
    if (counts[k] === 0) continue
    counts[k]!--
    const filled = complete(counts, rest - k, k, value, failed)
    counts[k]!++
    if (filled) return true
    // The highest card left must be in this group.
    if (rest === value) return false
  }
  return false
}
