import { createSlot, type Job, type OpenLine, type Slot } from './slot'
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
  /** Urgent questions before all others, each kind by age. */
  const queue: Job[] = []
  /** Workers that are started at most: fewer than wished for once the machine has refused one. */
  let most = workers

  /** Gives what waits to whoever is free, and starts workers for the rest. */
  function pump(): void {
    // There is a slot only for a question that waits.
    for (let slot = slotFor(queue[0]); slot; slot = slotFor(queue[0])) slot.give(queue.shift()!)
    for (let needed = queue.length - starting(); needed > 0 && slots.size < most; needed--) start()
    const someoneWaits = queue.length > 0 || [...slots].some((slot) => slot.wanted)
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
    if (slots.size === 0) for (const job of queue.splice(0)) job.reject(reason)
  }

  /** Puts the youngest question out that is less urgent than this one; false if there is none. */
  function makeRoom({ urgent }: Job): boolean {
    const last = queue.at(-1)
    if (!urgent || !last || last.urgent) return false
    queue.pop()
    last.reject(full())
    return true
  }

  const full = (): Error => new Error(`the bots have too much to do: ${waiting} questions wait already`)

  return {
    submit(job) {
      if (queue.length >= waiting && !makeRoom(job)) {
        job.reject(full())
        return
      }
      const firstLessUrgent = queue.findIndex((other) => job.urgent && !other.urgent)
      queue.splice(firstLessUrgent < 0 ? queue.length : firstLessUrgent, 0, job)
      pump()
    },
    cancel(job) {
      const at = queue.indexOf(job)
      if (at >= 0) queue.splice(at, 1)
      else for (const slot of slots) slot.cancel(job)
      pump()
    },
    close(error) {
      const [ended, left] = [[...slots], queue.splice(0)]
      slots.clear()
      most = workers
      for (const slot of ended) slot.end(error)
      for (const job of left) job.reject(error)
    },
  }
}
