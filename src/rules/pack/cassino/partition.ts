import { MAX_VALUE } from './values'

/**
 * Whether numerals can be divided into any number of groups that each add up to `value`. `counts[k]` is the number of
 * cards of value k, at most four. Suits do not matter, so there are few positions: the highest remaining card is always
 * assigned first, and failed positions are remembered. Leaves `counts` unchanged.
 */
export function canPartition(counts: Uint8Array, value: number): boolean {
  let sum = 0
  for (let k = 1; k <= MAX_VALUE; k++) {
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

/**
 * Fills a group that still needs `rest` with cards of value `most` or less, highest first, and then continues with the
 * next group.
 */
function complete(counts: Uint8Array, rest: number, most: number, value: number, failed: Set<number>): boolean {
  if (rest === 0) return fillGroup(counts, value, failed)
  for (let k = Math.min(most, rest); k >= 1; k--) {
    if (counts[k] === 0) continue
    counts[k]!--
    const filled = complete(counts, rest - k, k, value, failed)
    counts[k]!++
    if (filled) return true
    // The highest remaining card must be in this group.
    if (rest === value) return false
  }
  return false
}
