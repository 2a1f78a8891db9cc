/** The longest that the program may take over its last work, in milliseconds: guests are told goodbye, files closed. */
const PATIENCE_MS = 3_000
/** Ctrl-C, a polite end, a terminal that is closed, and Ctrl-Break. Windows knows the last two, too. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/** How a program that runs until it is told to stop comes to its end. */
export interface Ending {
  /** Something that is to be closed at the end. What was begun last is closed first. */
  closes(close: () => Promise<void>): void
  /** Closes everything and ends the process, whatever came of that; once, however often it is called. */
  end(status: number): Promise<void>
}

/**
 * Ends this process at a signal, and with the end of whoever started it over a channel, from now on: also in the middle
 * of its start.
 * @param report hears what could not be closed
 */
export function endOnSignal(report: (fault: unknown) => void): Ending {
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
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS))
    const clean = await Promise.race([closeAll(), late])
    process.exit(clean ? status : 1)
  }

  function end(status: number): Promise<void> {
    return (ending ??= finish(status))
  }

  const asked = () => void end(0)
  for (const signal of SIGNALS) process.on(signal, asked)
  process.once('disconnect', asked)
  return { closes: (close) => void closers.push(close), end }
}
