/** How a lost connection is tried again. Times in milliseconds. */
export const BACKOFF = { first: 100, longest: 5_000, tries: 15 } as const

/**
 * How long to wait before a try, counted from 1. The time doubles from try to try; half of it is left to chance, so
 * that a roomful of phones does not come back in the same moment. `random` is from 0 to below 1.
 */
export function backoff(attempt: number, random: number): number {
  const full = Math.min(BACKOFF.longest, BACKOFF.first * 2 ** attempt)
  return Math.max(BACKOFF.first, Math.round((full * (1 + random)) / 2))
}
