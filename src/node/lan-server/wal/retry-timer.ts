/** Repeats an attempt, with a pause in between, as long as there is something to try. */
export interface RetryTimer {
  /** Schedules the next attempt after the pause, unless one is scheduled already. */
  start(): void
  /** Makes an attempt now. If one is in progress, resolves with that one. */
  tryNow(): Promise<void>
  /** Stops automatic attempts. Resolves once none is in progress. */
  stop(): Promise<void>
}

/**
 * @param attempt makes one attempt; never rejects
 * @param isNeeded whether there is something to try
 * @param pause between two attempts, in milliseconds
 */
export function createRetryTimer(attempt: () => Promise<unknown>, isNeeded: () => boolean, pause: number): RetryTimer {
  let timer: NodeJS.Timeout | null = null
  let trying: Promise<void> | null = null
  let stopped = false

  function tryNow(): Promise<void> {
    trying ??= attempt().then(() => {
      trying = null
    })
    return trying
  }

  function start(): void {
    if (stopped || !isNeeded()) return
    timer ??= setTimeout(() => {
      timer = null
      void tryNow().then(start)
    }, pause).unref()
  }

  return {
    start,
    tryNow,
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await trying
    },
  }
}
