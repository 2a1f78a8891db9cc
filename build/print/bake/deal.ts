import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job } from '../job'
import type { Done, Task } from './encode'
import { isOnShelf } from './on-shelf'

/**
 * Deals jobs, by their place in the list, out to as many workers as there are cores, four at most (each holds a few
 * hundred MB): those that the shelf shows first, then the longest first. Calls `done` as each is finished.
 * @param patient whether everything else on this machine goes first once the pictures of the shelf are done
 * @throws what a worker throws
 */
export async function deal(
  jobs: readonly Job[],
  wanted: readonly number[],
  folder: string,
  patient: boolean,
  done: (done: Done) => void,
): Promise<void> {
  const late = (job: number) => (isOnShelf(jobs[job]!) ? 0 : 1)
  const queue = [...wanted].sort((a, b) => late(a) - late(b) || jobs[b]!.cost - jobs[a]!.cost)
  const shelf = new Set(wanted.filter((job) => isOnShelf(jobs[job]!)))
  const finish = (one: Done) => {
    shelf.delete(one.job)
    done(one)
  }
  const next = (): Task | null => {
    const job = queue.shift()
    return job === undefined ? null : { job, folder, patient: patient && shelf.size === 0 }
  }
  const workers = Math.min(4, Math.max(1, availableParallelism()), queue.length)
  await Promise.all(Array.from({ length: workers }, () => work(next, finish)))
}

/** One worker: takes the next job until none is left. */
function work(take: () => Task | null, report: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker-entry.mjs', import.meta.url))
    const next = () => {
      const task = take()
      if (task === null) {
        void worker.terminate().then(() => resolve())
        return
      }
      worker.postMessage(task)
    }
    worker.on('message', (done: Done) => {
      report(done)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
