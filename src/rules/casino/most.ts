/** Who alone has most: level at the top, nobody has. */

// In range: sides are below `sides`, which is no more than there are counts.

/** The index of the highest of `counts[0 .. size - 1]` if one alone has it, or -1. */
export function soleMost(counts: ArrayLike<number>, size: number): number {
  let best = 0
  let level = false
  for (let i = 1; i < size; i++) {
    if (counts[i]! > counts[best]!) {
      best = i
      level = false
    } else if (counts[i] === counts[best]) level = true
  }
  return level ? -1 : best
}

/** The index of the sole highest of `totals[0 .. size - 1]` if it has reached the target, or -1: then play goes on. */
export function leaderAt(totals: ArrayLike<number>, size: number, target: number): number {
  const best = soleMost(totals, size)
  return best >= 0 && totals[best]! >= target ? best : -1
}
