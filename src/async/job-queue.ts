/** Runs a job when its turn comes, and settles as the job does. */
export type JobQueue = <T>(job: () => Promise<T> | T) => Promise<T>

/**
 * Creates a queue that runs jobs one at a time, in the order in which they were requested. A job that finds the queue
 * idle starts synchronously, within the call. A job that fails does not stop the next.
 */
export function createJobQueue(): JobQueue {
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
