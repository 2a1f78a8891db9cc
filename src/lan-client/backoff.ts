/** Retry policy for a lost connection. Times in milliseconds. */
export const BACKOFF = { first: 100, longest: 5_000, tries: 15 } as const

/**
 * Returns the delay before an attempt, counted from 1. The delay doubles from attempt to attempt and half of it is
 * random, so that many phones in one room do not reconnect at the same moment. `random` is from 0 to below 1.
 */
export function backoff(attempt: number, random: number): number {
  const full = Math.min(BACKOFF.longest, BACKOFF.first * 2 ** attempt)
  return Math.max(BACKOFF.first, Math.round((full * (1 + random)) / 2))
}
