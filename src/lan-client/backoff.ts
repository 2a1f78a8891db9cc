/** Retry policy for a lost connection. Times in milliseconds. */
export const BACKOFF_POLICY = { minDelayMs: 100, maxDelayMs: 5_000, maxAttempts: 15 } as const

/**
 * Returns the delay before an attempt, counted from 1. The delay doubles from attempt to attempt and half of it is
 * random, so that many phones in one room do not reconnect at the same moment. `random` is from 0 to below 1.
 */
export function backoffDelay(attempt: number, random: number): number {
  const full = Math.min(BACKOFF_POLICY.maxDelayMs, BACKOFF_POLICY.minDelayMs * 2 ** attempt)
  return Math.max(BACKOFF_POLICY.minDelayMs, Math.round((full * (1 + random)) / 2))
}
