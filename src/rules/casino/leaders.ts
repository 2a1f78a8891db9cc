/** Who alone has the most; in a tie at the top, nobody has. */

/** Returns the index of the highest of `counts[0 .. size - 1]`, or -1 if several share it. */
export function soleMaxIndex(counts: ArrayLike<number>, size: number): number {
  let best = 0
  let isTied = false
  for (let i = 1; i < size; i++) {
    if (counts[i]! > counts[best]!) {
      best = i
      isTied = false
    } else if (counts[i] === counts[best]) isTied = true
  }
  return isTied ? -1 : best
}

/**
 * Returns the index of the sole highest of `totals[0 .. size - 1]` if it has reached the target, or -1 if play goes on.
 */
export function leaderWithTarget(totals: ArrayLike<number>, size: number, target: number): number {
  const best = soleMaxIndex(totals, size)
  return best >= 0 && totals[best]! >= target ? best : -1
}
