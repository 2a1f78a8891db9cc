import type { Io } from '../streams'

/** Milliseconds between two lines that nothing else calls for. */
const EVERY = 10_000

/** Tells people on standard error how far a long command is: at most every ten seconds, or at once where it is news. */
export function createProgress(io: Io): (text: string, news?: boolean) => void {
  let last = performance.now()
  return (text, news = false) => {
    const now = performance.now()
    if (!news && now - last < EVERY) return
    last = now
    io.help(`${text}\n`)
  }
}

/** Seconds that this process has had of the processor. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
