import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job } from '../job'
import { awaitedFiles, nextJob } from './awaited'
import type { Done, Task } from './encode'
import { isOnShelf } from './on-shelf'

/**
 * Distributes jobs, by their index in the list, to as many workers as there are cores, but at most four (each uses a
 * few hundred MB): first the jobs of the shelf, then those that a page is waiting for, then the longest first. Calls
 * `done` as each is finished.
 * @param awaited file that lists what a page is waiting for, read anew before each job; null if no page is shown
 * @throws what a worker throws
 */
export async function deal(
  jobs: readonly Job[],
  wanted: readonly number[],
  folder: string,
  awaited: string | null,
  done: (done: Done) => void,
): Promise<void> {
  const late = (job: number) => (isOnShelf(jobs[job]!) ? 0 : 1)
  const queue = [...wanted].sort((a, b) => late(a) - late(b) || jobs[b]!.cost - jobs[a]!.cost)
  const workers = Math.min(4, Math.max(1, availableParallelism()), queue.length)
  const take = () => nextJob(queue, jobs, awaited === null ? new Set() : awaitedFiles(awaited))
  await Promise.all(Array.from({ length: workers }, () => work(take, folder, done)))
}

/** Runs one worker, which takes jobs until none is left. */
function work(take: () => number | undefined, folder: string, report: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker-entry.mjs', import.meta.url))
    const next = () => {
      const job = take()
      if (job === undefined) {
        void worker.terminate().then(() => resolve())
        return
      }
      worker.postMessage({ job, folder } satisfies Task)
    }
    worker.on('message', (done: Done) => {
      report(done)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
