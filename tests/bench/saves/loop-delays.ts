import { closeSync, openSync, readSync } from 'node:fs'
import { PerformanceObserver } from 'node:perf_hooks'

/** Interval at which the event loop is checked, in milliseconds. */
const EVERY_MS = 1
const SETTLING_MS = 30

/** How long a thread was held while a job ran. All times are in milliseconds. */
export interface LoopDelays {
  /** How often the job was done, and how long it took on average. */
  readonly times: number
  readonly takes: number
  /** The 99.9th percentile of the holds, and the longest hold. Time without a processor is left out. */
  readonly p999: number
  readonly longest: number
  /** The longest hold, including the time in which other programs had the processor. */
  readonly withOthers: number
  /** The longest single pause of the garbage collector in this thread. It is part of the holds. */
  readonly collector: number
}

/**
 * Does a job so many times and measures how long the event loop of this thread was held. A hold is the time by which a
 * timer is late. It includes the pauses of the garbage collector. On Linux, it does not include the time in which the
 * thread was ready to run but had no processor, because that depends on the machine.
 */
export async function measureLoopDelays(times: number, job: (turn: number) => Promise<unknown>): Promise<LoopDelays> {
  const probe = startProbe()
  const collector = watchCollector()
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
  probe.reset()
  const begun = performance.now()
  for (let turn = 0; turn < times; turn++) await job(turn)
  const takes = (performance.now() - begun) / times
  // A hold shows in the turn after it.
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
  return { times, takes, ...probe.stop(), collector: collector.stop() }
}

function startProbe() {
  const waited = waitingClock()
  let own: number[] = []
  let withOthers = 0
  let before = { at: performance.now(), waited: waited.read() }
  const timer = setInterval(() => {
    const now = { at: performance.now(), waited: waited.read() }
    const late = Math.max(0, now.at - before.at - EVERY_MS)
    own.push(Math.max(0, late - (now.waited - before.waited)))
    withOthers = Math.max(withOthers, late)
    before = now
  }, EVERY_MS)
  return {
    reset() {
      own = []
      withOthers = 0
    },
    stop() {
      clearInterval(timer)
      waited.close()
      own.sort((a, b) => a - b)
      const p999 = own[Math.ceil(own.length * 0.999) - 1] ?? 0
      return { p999, longest: own.at(-1) ?? 0, withOthers }
    },
  }
}

/**
 * Returns a clock that tells for how many milliseconds the main thread has waited for a processor since it began; 0 if
 * the system does not tell.
 */
function waitingClock(): { read(): number; close(): void } {
  if (process.platform !== 'linux') return { read: () => 0, close: () => undefined }
  const file = openSync('/proc/self/schedstat', 'r')
  const bytes = Buffer.alloc(100)
  return {
    read() {
      const text = bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0))
      return Number(text.split(' ')[1] ?? 0) / 1e6
    },
    close: () => closeSync(file),
  }
}

function watchCollector() {
  let longest = 0
  const watcher = new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) longest = Math.max(longest, duration)
  })
  watcher.observe({ entryTypes: ['gc'] })
  return {
    stop() {
      watcher.disconnect()
      return longest
    },
  }
}
