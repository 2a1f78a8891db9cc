import type { Worker } from 'node:worker_threads'
import { sourceWorker } from '../../node/threads/source-worker'
import type { DealResult } from './match'
import type { Job } from './worker'

/** Threads that play deals, from source at full speed (a test runner's own loader makes playouts many times slower). */
export function startPlayers(count: number): Worker[] {
  return Array.from({ length: count }, () => sourceWorker(new URL('./worker.ts', import.meta.url)))
}

/**
 * Shares deals among the workers; the results come in the order of the deals.
 * @param done hears each result as soon as it is there, with the number of its deal; what it throws ends the play
 */
export function playAll(
  workers: readonly Worker[],
  jobs: readonly Job[],
  done?: (at: number, result: DealResult) => void,
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
          done?.(at, result)
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
