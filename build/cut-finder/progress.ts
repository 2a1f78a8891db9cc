import type { Io } from '../../src/cli/streams'

/** Minimum interval between two routine progress lines, in milliseconds. */
const MIN_INTERVAL_MS = 10_000

/**
 * Creates a function that reports the progress of a long command on standard error: at most every ten seconds, or at
 * once if `news` is true.
 */
export function createProgress(io: Io): (text: string, news?: boolean) => void {
  let last = performance.now()
  return (text, news = false) => {
    const now = performance.now()
    if (!news && now - last < MIN_INTERVAL_MS) return
    last = now
    io.help(`${text}\n`)
  }
}

/** Returns the processor time that this process has used, in seconds. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
