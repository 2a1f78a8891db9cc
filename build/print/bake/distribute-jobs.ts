import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job } from '../job'
import type { JobResult, Task } from './bake-job'
import { readFileSync } from 'node:fs'
import { fileNames, isOnShelf } from './baked-files'

/** A published file name, which contains eight digits of the digest of its sources. */
const PUBLISHED_NAME = /^(.+)-[0-9a-f]{8}(\.webp)$/

/**
 * Distributes jobs, by their index in the list, to as many workers as there are cores, but at most four (each uses a
 * few hundred MB): first the jobs of the shelf, then those that a page is waiting for, then the longest first. Calls
 * `onDone` as each is finished.
 * @param awaitedList file that lists what a page is waiting for, read anew before each job; null if no page is shown
 * @throws what a worker throws; the other workers then stop after their current jobs
 */
export async function distributeJobs(
  jobs: readonly Job[],
  jobIndices: readonly number[],
  folder: string,
  awaitedList: string | null,
  onDone: (done: JobResult) => void,
): Promise<void> {
  const phaseOf = (job: number) => (isOnShelf(jobs[job]!) ? 0 : 1)
  const queue = [...jobIndices].sort((a, b) => phaseOf(a) - phaseOf(b) || jobs[b]!.cost - jobs[a]!.cost)
  const workerCount = Math.min(4, Math.max(1, availableParallelism()), queue.length)
  const takeJob = () => takeNextJob(queue, jobs, awaitedList === null ? new Set() : awaitedFiles(awaitedList))
  try {
    await Promise.all(Array.from({ length: workerCount }, () => runWorker(takeJob, folder, onDone)))
  } finally {
    // After a failure the queue still holds jobs; without them the other workers stop.
    queue.length = 0
  }
}

/** Runs one worker, which takes jobs until none is left. */
function runWorker(
  takeJob: () => number | undefined,
  folder: string,
  report: (done: JobResult) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker-entry.mjs', import.meta.url))
    const next = () => {
      const job = takeJob()
      if (job === undefined) {
        void worker.terminate().then(() => resolve())
        return
      }
      worker.postMessage({ job, folder } satisfies Task)
    }
    worker.on('message', (done: JobResult) => {
      report(done)
      next()
    })
    worker.on('error', reject)
    next()
  })
}

/**
 * Returns the files that pages are waiting for, by their names in the bake's folder; empty if there is no such list.
 */
export function awaitedFiles(list: string): ReadonlySet<string> {
  try {
    return new Set(
      readFileSync(list, 'utf8')
        .split('\n')
        .map((line) => line.replace(PUBLISHED_NAME, '$1$2')),
    )
  } catch {
    return new Set()
  }
}

/**
 * Takes the next job out of the queue: the first one, unless all pictures of the shelf have been taken and a later job
 * draws a picture that a page is waiting for. Returns undefined if the queue is empty.
 * @param queue indices in `jobs`, in the order in which they are to be done
 */
export function takeNextJob(queue: number[], jobs: readonly Job[], awaited: ReadonlySet<string>): number | undefined {
  const first = jobs[queue[0] ?? -1]
  if (first === undefined || isOnShelf(first)) return queue.shift()
  const at = queue.findIndex((job) => Object.keys(jobs[job]?.pictures ?? {}).some((name) => isAwaited(name, awaited)))
  return queue.splice(Math.max(0, at), 1)[0]
}

function isAwaited(picture: string, awaited: ReadonlySet<string>): boolean {
  const { file, small } = fileNames(picture)
  return awaited.has(file) || awaited.has(small)
}
