/** The longest time that shutdown may take, in milliseconds: taking leave of guests and closing files. */
const MAX_SHUTDOWN_MS = 3_000
/** Ctrl-C, a request to terminate, a closed terminal, and Ctrl-Break. Windows delivers the last two as well. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/** Controls the shutdown of a program that runs until it is told to stop. */
export type Shutdown = ReturnType<typeof endOnSignal>

/**
 * From now on, ends this process on a signal, or when a parent process that started it with an IPC channel disconnects;
 * this also works during startup.
 * @param report receives the errors of close functions
 */
export function endOnSignal(report: (fault: unknown) => void) {
  const closers: (() => Promise<void>)[] = []
  let ending: Promise<void> | null = null

  async function closeAll(): Promise<boolean> {
    let clean = true
    for (const close of closers.reverse()) {
      await close().catch((fault: unknown) => {
        clean = false
        report(fault)
      })
    }
    return clean
  }

  async function finish(status: number): Promise<void> {
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), MAX_SHUTDOWN_MS))
    const clean = await Promise.race([closeAll(), late])
    process.exit(clean ? status : 1)
  }

  /**
   * Closes everything and exits the process, even if closing fails or takes too long. Runs once, however often it is
   * called.
   */
  function end(status: number): Promise<void> {
    return (ending ??= finish(status))
  }

  const asked = () => void end(0)
  for (const signal of SIGNALS) process.on(signal, asked)
  process.once('disconnect', asked)
  return {
    /** Registers a function to call at shutdown. The last registered runs first. */
    onShutdown: (close: () => Promise<void>) => void closers.push(close),
    end,
  }
}
