import { LIMITS } from '../protocol/lan/limits'
import { backoff, BACKOFF } from './backoff'
import type { ClientClock } from './socket'

/** Counts the tries in a row, and says when the next one comes. */
export interface RetrySchedule {
  /** The number of the last try, counted from 1. */
  readonly attempt: number
  /** Counts a try that begins now; nothing is due any more. */
  begin(): void
  /** Has the next try made later. Answers in how many milliseconds, or null after too many tries. */
  plan(connect: () => void): number | null
  /** The host lets us in: the tries are counted anew if that lasts. */
  admitted(): void
  /** The tries are counted anew. */
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
      if (attempt >= BACKOFF.tries) return null
      const ms = backoff(Math.max(1, attempt), random())
      cancelTimer = clock.after(ms, connect)
      return ms
    },
    admitted() {
      // A host that lets us in and drops us again at once is not tried for ever.
      cancelTimer = clock.after(LIMITS.heartbeat, reset)
    },
    reset,
    cancel,
  }
}
