import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { MAX_TIMER_MS } from '../../async/clock'
import {
  createWorkerThinker,
  DEFAULT_LIMITS,
  type WorkerLimits,
  type WorkerThinker,
} from '../../bots/worker/worker-thinker'
import type { Answer } from '../../bots/worker/messages'
import { startWorker } from '../threads/source-worker'

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

const startThinker = () => startWorker('node-worker', import.meta.url)

/**
 * Creates a thinker in worker threads that run `node-worker.ts`; a bundle needs it as an entry of its own. Idle workers
 * do not keep the process alive.
 */
export function createNodeThinker({ start = startThinker, ...limits }: NodeThinkerOptions = {}): WorkerThinker {
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
