/** One file that is written over and over: whoever asks while it is being written shares the next writing. */
export interface CoalescingWriter {
  /** Resolves when the file holds all that was true when this was called. Rejects with what hindered that. */
  write(): Promise<void>
  /** Resolves when nothing is being written or waited for. */
  idle(): Promise<void>
}

/** @param job writes what is true when it is called. Never called while it runs. */
export function createCoalescingWriter(job: () => Promise<void>): CoalescingWriter {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function run(): Promise<void> {
    const run = job().finally(() => {
      if (running === run) running = null
    })
    return (running = run)
  }

  function after(current: Promise<void>): Promise<void> {
    const again = () => {
      next = null
      return run()
    }
    return current.then(again, again)
  }

  return {
    write() {
      if (next) return next
      return running ? (next = after(running)) : run()
    },
    async idle() {
      while (next ?? running) await (next ?? running)?.catch(() => undefined)
    },
  }
}
