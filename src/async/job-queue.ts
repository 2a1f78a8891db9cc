/** Runs a job when its turn has come; answers what it answers. */
export type JobQueue = <T>(job: () => Promise<T> | T) => Promise<T>

/**
 * Runs jobs one after another, in the order in which they were asked for. A job that finds nothing under way begins at
 * once, within the call; one that fails does not stop the next.
 */
export function jobQueue(): JobQueue {
  const waiting: (() => void)[] = []
  let busy = false

  async function run<T>(job: () => Promise<T> | T): Promise<T> {
    busy = true
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy = false
    }
  }

  return (job) => {
    if (!busy) return run(job)
    return new Promise((resolve) => waiting.push(() => resolve(run(job))))
  }
}
