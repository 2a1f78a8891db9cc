import { LIMITS } from '../protocol/lan/limits'
import { backoffDelay, BACKOFF_POLICY } from './backoff'
import type { ClientClock } from './socket'

/** Counts consecutive attempts, and schedules the next one. */
export interface RetrySchedule {
  /** Number of the last attempt, counted from 1. */
  readonly attempt: number
  /** Counts an attempt that begins now, and cancels a scheduled one. */
  begin(): void
  /** Schedules the next attempt. Returns its delay in milliseconds, or null after too many attempts. */
  plan(connect: () => void): number | null
  /** Records that the host let the guest in: the count restarts if the connection lasts. */
  markAdmitted(): void
  /** Restarts the count. */
  reset(): void
  cancel(): void
}

/** @param random from 0 to below 1 */
export function createRetrySchedule(clock: ClientClock, random: () => number): RetrySchedule {
  let attempt = 0
  let cancelTimer = () => {}

  function cancel(): void {
    cancelTimer()
    cancelTimer = () => {}
  }

  function reset(): void {
    attempt = 0
  }

  return {
    get attempt() {
      return attempt
    },
    begin() {
      cancel()
      attempt++
    },
    plan(connect) {
      cancel()
      if (attempt >= BACKOFF_POLICY.maxAttempts) return null
      const ms = backoffDelay(Math.max(1, attempt), random())
      cancelTimer = clock.after(ms, connect)
      return ms
    },
    markAdmitted() {
      // Otherwise a host that lets the guest in and at once drops it again would be tried forever.
      cancelTimer = clock.after(LIMITS.heartbeatMs, reset)
    },
    reset,
    cancel,
  }
}
