import { createSlot, type Job, type OpenLine, type Slot } from './slot'
import { WaitingJobs } from './waiting-jobs'
import type { After } from './watchdog'

/** What a pool needs from its environment, and its limits. */
export interface PoolNeeds {
  readonly open: OpenLine
  readonly after: After
  /** Maximum number of workers. Another one is started only if a question finds all others busy. */
  readonly workers: number
  /** Questions that may wait for a free worker. */
  readonly waiting: number
}

/** A pool of workers that answer questions. */
export interface Pool {
  /** Has a question answered. Rejects it, or a less urgent one, at once and with the reason if the queue is full. */
  submit(job: Job): void
  /** Cancels a question. Its worker is free again within one stretch of work. */
  cancel(job: Job): void
  /** Ends all workers and rejects all questions. A later question starts new workers. */
  close(error: Error): void
}

/**
 * Creates a pool of workers with one queue: urgent questions go first, then the older ones. A question goes to a worker
 * that has thought for its table, if one is free. A worker that dies or hangs fails only its own question.
 */
export function createPool({ open, after, workers, waiting }: PoolNeeds): Pool {
  const slots = new Set<Slot>()
  const queue = new WaitingJobs(waiting)
  /** Current maximum of workers: below `workers` after the system has refused to start one. */
  let most = workers

  /** Gives waiting questions to idle workers, and starts workers for the rest. */
  function pump(): void {
    // `slotFor` returns a slot only if a question waits.
    for (let slot = slotFor(queue.first); slot; slot = slotFor(queue.first)) slot.give(queue.take()!)
    for (let needed = queue.count - starting(); needed > 0 && slots.size < most; needed--) start()
    const someoneWaits = queue.count > 0 || [...slots].some((slot) => slot.wanted)
    for (const slot of slots) slot.busy(someoneWaits)
  }

  function slotFor(job: Job | undefined): Slot | undefined {
    if (!job) return undefined
    const idle = [...slots].filter((slot) => slot.idle)
    return idle.find((slot) => slot.knows(job.table)) ?? idle[0]
  }

  const starting = (): number => [...slots].filter((slot) => slot.starting).length

  function start(): void {
    try {
      const slot = createSlot(open, after, {
        free: pump,
        gone(reason, started) {
          slots.delete(slot)
          if (!started) refused(reason)
          pump()
        },
      })
      slots.add(slot)
    } catch (error) {
      refused(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /**
   * Handles a failed start: the running workers have to do, and if there are none, every waiting question is rejected.
   */
  function refused(reason: Error): void {
    most = Math.max(1, slots.size)
    if (slots.size === 0) for (const job of queue.takeAll()) job.reject(reason)
  }

  return {
    submit(job) {
      queue.put(job)
      pump()
    },
    cancel(job) {
      if (!queue.remove(job)) for (const slot of slots) slot.cancel(job)
      pump()
    },
    close(error) {
      const [ended, left] = [[...slots], queue.takeAll()]
      slots.clear()
      most = workers
      for (const slot of ended) slot.end(error)
      for (const job of left) job.reject(error)
    },
  }
}
