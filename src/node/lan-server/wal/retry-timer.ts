/** Tries something again and again, with a pause between two tries, as long as there is something to try. */
export interface RetryTimer {
  /** Has the next try come after the pause, unless one is to come already. */
  start(): void
  /** Tries now. Where a try is under way, resolves with that one. */
  tryNow(): Promise<void>
  /** No further try comes by itself. Resolves when none is under way. */
  stop(): Promise<void>
}

/**
 * @param attempt one try; never rejects
 * @param isNeeded whether there is something to try
 * @param pause between two tries, in milliseconds
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
