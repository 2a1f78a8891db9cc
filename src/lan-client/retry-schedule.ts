import { LIMITS } from '../protocol/lan/limits'
import { backoffDelay, BACKOFF_POLICY } from './backoff'
import type { ClientClock } from './socket'

/** Counts consecutive attempts, and schedules the next one. */
export type RetrySchedule = ReturnType<typeof createRetrySchedule>

/** @param random from 0 to below 1 */
export function createRetrySchedule(clock: ClientClock, random: () => number) {
  let attempt = 0
  let cancelTimer = () => {}

  function cancel(): void {
    cancelTimer()
    cancelTimer = () => {}
  }

  /** Restarts the count. */
  function reset(): void {
    attempt = 0
  }

  return {
    /** Number of the last attempt, counted from 1. */
    get attempt(): number {
      return attempt
    },
    /** Counts an attempt that begins now, and cancels a scheduled one. */
    begin(): void {
      cancel()
      attempt++
    },
    /** Schedules the next attempt. Returns its delay in milliseconds, or null after too many attempts. */
    plan(connect: () => void): number | null {
      cancel()
      if (attempt >= BACKOFF_POLICY.maxAttempts) return null
      const ms = backoffDelay(Math.max(1, attempt), random())
      cancelTimer = clock.after(ms, connect)
      return ms
    },
    /** Records that the host let the guest in: the count restarts if the connection lasts. */
    markAdmitted(): void {
      // Otherwise a host that lets the guest in and at once drops it again would be tried forever.
      cancelTimer = clock.after(LIMITS.heartbeatMs, reset)
    },
    reset,
    cancel,
  }
}
