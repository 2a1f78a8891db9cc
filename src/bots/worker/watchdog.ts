/** Calls `then` after `ms` milliseconds, unless the returned function is called first. */
export type StartTimer = (ms: number, then: () => void) => () => void

/** A timer that reports that something takes too long. */
export type Watchdog = ReturnType<typeof createWatchdog>

/** Longest time that is counted in one tick, in milliseconds. */
const TICK_MS = 250

/**
 * Creates a watchdog that calls `onTimeout` when its time is up. It counts short ticks instead of reading the clock, so
 * that at most one tick passes while the machine sleeps or this thread is blocked.
 */
export function createWatchdog(after: StartTimer, onTimeout: () => void) {
  let stop = (): void => undefined

  function count(left: number): void {
    if (left <= 0) onTimeout()
    else stop = after(Math.min(TICK_MS, left), () => count(left - TICK_MS))
  }

  return {
    /** Restarts the timer with `ms` milliseconds. */
    restart(ms: number): void {
      stop()
      count(ms)
    },
    stop: () => stop(),
  }
}
