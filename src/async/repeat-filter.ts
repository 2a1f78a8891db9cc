/** How many different sentences pass within a period. */
const MAX_SENTENCES = 64

/**
 * Creates a filter for sentences of which one may come again and again: each passes once within a period, and only so
 * many different ones. The filter returns how many were kept back since the last one that passed; null if this one is
 * to be kept back.
 * @param now milliseconds of a monotonic clock
 */
export function createRepeatFilter(now: () => number, periodMs: number): (sentence: string) => number | null {
  /** When each was last let through, the oldest first. */
  const passedAt = new Map<string, number>()
  let keptBack = 0
  return (sentence) => {
    for (const [old, at] of passedAt) {
      if (now() - at < periodMs) break
      passedAt.delete(old)
    }
    if (passedAt.has(sentence) || passedAt.size >= MAX_SENTENCES) {
      keptBack++
      return null
    }
    passedAt.set(sentence, now())
    const count = keptBack
    keptBack = 0
    return count
  }
}
