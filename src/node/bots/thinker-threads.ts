import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { MAX_TIMER_MS } from '../../async/clock'
import {
  createWorkerThinker,
  DEFAULT_LIMITS,
  type WorkerLimits,
  type WorkerThinker,
} from '../../bots/worker/worker-thinker'
import type { Answer } from '../../bots/worker/messages'
import { startSourceWorker } from '../threads/source-worker'

/** Maximum number of workers: each holds all games and their bots in memory. */
const MAX_WORKERS = 4

/** Returns the number of worker threads for a number of cores: one core is left to the program itself. */
export function workerCountFor(cores: number): number {
  return Math.min(MAX_WORKERS, Math.max(1, cores - 1))
}

/** Options of worker threads; `start` starts a worker that answers like `node-worker.ts`. */
export interface NodeThinkerOptions extends Partial<WorkerLimits> {
  readonly start?: () => Worker
}

/**
 * Creates a thinker in worker threads. From source it loads `node-worker.ts` through tsx; in a bundle it looks for
 * `node-worker.js` beside the chunk that holds this code or one folder up, so the bundle needs that file as an entry of
 * its own. Idle workers do not keep the process alive.
 */
export function createNodeThinker({ start = startWorker, ...limits }: NodeThinkerOptions = {}): WorkerThinker {
  return createWorkerThinker({
    ...DEFAULT_LIMITS,
    maxWorkers: workerCountFor(availableParallelism()),
    ...limits,
    open(hear, lost) {
      const worker = start()
      worker.unref()
      worker.on('message', (answer: Answer) => hear(answer))
      worker.on('messageerror', () => lost('its answer could not be read'))
      worker.on('error', (error) => lost(error.message))
      worker.on('exit', (code) => lost(`exit code ${code}`))
      return {
        post: (ask) => worker.postMessage(ask),
        setBusy: (waiting) => (waiting ? worker.ref() : worker.unref()),
        end: () => void worker.terminate(),
      }
    },
    after(ms, then) {
      // A pending request keeps the process alive through its worker, so the timer need not.
      const timer = setTimeout(then, Math.min(ms, MAX_TIMER_MS)).unref()
      return () => clearTimeout(timer)
    },
  })
}

function startWorker(): Worker {
  if (import.meta.url.endsWith('.ts')) return startSourceWorker(new URL('./node-worker.ts', import.meta.url))
  // Paths, because the file system of a packaged app does not accept URLs.
  const places = ['./node-worker.js', '../node-worker.js'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error('node-worker.js is missing from the build')
  return new Worker(found)
}
