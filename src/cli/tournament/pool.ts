import type { Worker } from 'node:worker_threads'
import { sourceWorker } from '../../bots/worker/node-source'
import type { DealResult } from './match'
import type { Job } from './worker'

/** Threads that play deals, from source at full speed (a test runner's own loader makes playouts many times slower). */
export function startPlayers(count: number): Worker[] {
  return Array.from({ length: count }, () => sourceWorker(new URL('./worker.ts', import.meta.url)))
}

/** Shares the deals of one pairing among the workers; the results come in the order in which they are done. */
export function playAll(workers: readonly Worker[], jobs: readonly Job[]): Promise<DealResult[]> {
  const results: DealResult[] = []
  let next = 0
  return new Promise((resolve, reject) => {
    const give = (worker: Worker): void => {
      const job = jobs[next++]
      if (job) worker.postMessage(job)
    }
    for (const worker of workers) {
      worker.removeAllListeners('message').removeAllListeners('error')
      worker.on('error', reject)
      worker.on('message', (result: DealResult) => {
        results.push(result)
        if (results.length === jobs.length) resolve(results)
        else give(worker)
      })
      give(worker)
    }
  })
}
