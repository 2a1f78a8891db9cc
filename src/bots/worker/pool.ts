import { createSlot, type Job, type OpenLine, type Slot } from './slot'
import { WaitingJobs } from './waiting-jobs'
import type { After } from './watchdog'

export interface PoolNeeds {
  readonly open: OpenLine
  readonly after: After
  /** Workers at most. A further one is started only when a question finds all others busy. */
  readonly workers: number
  /** Questions that may wait for a free worker. */
  readonly waiting: number
}

export interface Pool {
  /** Has a question answered. One that finds no room to wait is rejected at once, with the reason. */
  submit(job: Job): void
  /** Forgets a question. Its worker is free again within a stretch of thinking. */
  cancel(job: Job): void
  /** Ends all workers and rejects all questions. A later question starts anew. */
  close(error: Error): void
}

/**
 * Workers that share one queue: urgent questions go first, then the older ones. A question goes to a worker that has
 * thought for its table, if such a one is free. A worker that dies or hangs takes only its own question with it.
 */
export function createPool({ open, after, workers, waiting }: PoolNeeds): Pool {
  const slots = new Set<Slot>()
  const queue = new WaitingJobs(waiting)
  /** Workers that are started at most: fewer than wished for once the machine has refused one. */
  let most = workers

  /** Gives what waits to whoever is free, and starts workers for the rest. */
  function pump(): void {
    // There is a slot only for a question that waits.
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

  /** A worker could not be started: the others must do, and without any nothing can be answered. */
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
