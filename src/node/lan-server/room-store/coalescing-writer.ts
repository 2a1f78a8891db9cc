/** Coalesces writes of one file: callers that ask during a write share the next one. */
export type CoalescingWriter = ReturnType<typeof createCoalescingWriter>

/** @param job writes the state as of its call; calls never overlap */
export function createCoalescingWriter(job: () => Promise<void>) {
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
    /** Resolves once the file holds the state as of this call. Rejects with the error that prevented it. */
    write(): Promise<void> {
      if (next) return next
      return running ? (next = after(running)) : run()
    },
    /** Resolves once no write is running or waiting. */
    async idle(): Promise<void> {
      while (next ?? running) await (next ?? running)?.catch(() => undefined)
    },
  }
}
