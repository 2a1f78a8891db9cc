import type { Worker } from 'node:worker_threads'
import { startSourceWorker } from '../../src/node/threads/source-worker'
import type { DealResult } from './match'
import type { Job } from './worker'

/**
 * Starts worker threads that play deals, run directly from source: a test runner's module loader makes playouts many
 * times slower.
 */
export function startPlayers(count: number): Worker[] {
  return Array.from({ length: count }, () => startSourceWorker(new URL('./worker.ts', import.meta.url)))
}

/**
 * Distributes deals among the workers; resolves to the results in the order of the deals.
 * @param onResult receives each result as soon as it arrives, with the number of its deal; if it throws, the promise
 * rejects
 */
export function playAll(
  workers: readonly Worker[],
  jobs: readonly Job[],
  onResult?: (at: number, result: DealResult) => void,
): Promise<DealResult[]> {
  const results: DealResult[] = []
  let next = 0
  let left = jobs.length
  if (left === 0) return Promise.resolve(results)
  return new Promise((resolve, reject) => {
    const give = (worker: Worker): void => {
      const at = next++
      const job = jobs[at]
      if (!job) return
      worker.removeAllListeners('message').on('message', (result: DealResult) => {
        try {
          results[at] = result
          onResult?.(at, result)
          if (--left === 0) resolve(results)
          else give(worker)
        } catch (fault) {
          reject(fault instanceof Error ? fault : new Error(String(fault)))
        }
      })
      worker.postMessage(job)
    }
    for (const worker of workers) {
      worker.removeAllListeners('error').on('error', reject)
      give(worker)
    }
  })
}
