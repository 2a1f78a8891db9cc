/** Calls `then` after so many milliseconds, unless the function that it answers is called first. */
export type After = (ms: number, then: () => void) => () => void

/** Notices that something takes too long. */
export interface Watchdog {
  /** Gives so many milliseconds from now, whatever was left of the time before. */
  watch(ms: number): void
  stop(): void
}

/** Longest time that is counted at once, in milliseconds. */
const TICK_MS = 250

/**
 * A watchdog that calls `lapsed` when its time is over. It counts short ticks instead of the clock: while the machine
 * sleeps, or while this thread is held up itself, one tick passes at most.
 */
export function createWatchdog(after: After, lapsed: () => void): Watchdog {
  let stop = (): void => undefined

  function count(left: number): void {
    if (left <= 0) lapsed()
    else stop = after(Math.min(TICK_MS, left), () => count(left - TICK_MS))
  }

  return {
    watch(ms) {
      stop()
      count(ms)
    },
    stop: () => stop(),
  }
}
