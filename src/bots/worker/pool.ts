import { Slot, type Job, type OpenWorker } from './slot'
import type { StartTimer } from './watchdog'

/** The queue of questions for a free worker: urgent ones before all others, each kind in order of arrival. */
class WaitingJobs {
  private readonly jobs: Job[] = []

  /** @param maxJobs maximum number of waiting questions */
  constructor(private readonly maxJobs: number) {}

  get count(): number {
    return this.jobs.length
  }

  /** The next question. */
  get first(): Job | undefined {
    return this.jobs[0]
  }

  /** Adds a question. If there is no room, rejects it, or in its place a less urgent one. */
  put(job: Job): void {
    if (this.jobs.length >= this.maxJobs && !this.makeRoom(job)) {
      job.reject(this.full())
      return
    }
    const firstLessUrgent = this.jobs.findIndex((other) => job.urgent && !other.urgent)
    this.jobs.splice(firstLessUrgent < 0 ? this.jobs.length : firstLessUrgent, 0, job)
  }

  /** Removes and returns the next question. */
  take(): Job | undefined {
    return this.jobs.shift()
  }

  /** Removes a question. Returns whether it was waiting here. */
  remove(job: Job): boolean {
    const at = this.jobs.indexOf(job)
    if (at >= 0) this.jobs.splice(at, 1)
    return at >= 0
  }

  /** Removes and returns all questions. */
  takeAll(): Job[] {
    return this.jobs.splice(0)
  }

  /** Rejects the most recent question that is less urgent than this one; returns false if there is none. */
  private makeRoom({ urgent }: Job): boolean {
    const last = this.jobs.at(-1)
    if (!urgent || !last || last.urgent) return false
    this.jobs.pop()
    last.reject(this.full())
    return true
  }

  private full(): Error {
    return new Error(`the bots have too much to do: ${this.maxJobs} questions wait already`)
  }
}

/** What a pool needs from its environment, and its limits. */
interface PoolOptions {
  readonly open: OpenWorker
  readonly after: StartTimer
  /** Maximum number of workers. Another one is started only if a question finds all others busy. */
  readonly maxWorkers: number
  /** Questions that may wait for a free worker. */
  readonly maxWaiting: number
}

/**
 * Creates a pool of workers with one queue: urgent questions go first, then the older ones. A question goes to a worker
 * that has thought for its table, if one is free. A worker that dies or hangs fails only its own question.
 */
export function createPool({ open, after, maxWorkers, maxWaiting }: PoolOptions) {
  const slots = new Set<Slot>()
  const queue = new WaitingJobs(maxWaiting)
  /** Current maximum of workers: below `maxWorkers` after the system has refused to start one. */
  let workerLimit = maxWorkers

  /** Gives waiting questions to idle workers, and starts workers for the rest. */
  function pump(): void {
    // `slotFor` returns a slot only if a question waits.
    for (let slot = slotFor(queue.first); slot; slot = slotFor(queue.first)) slot.give(queue.take()!)
    for (let needed = queue.count - countStarting(); needed > 0 && slots.size < workerLimit; needed--) start()
    const someoneWaits = queue.count > 0 || [...slots].some((slot) => slot.isWanted)
    for (const slot of slots) slot.setBusy(someoneWaits)
  }

  function slotFor(job: Job | undefined): Slot | undefined {
    if (!job) return undefined
    const idle = [...slots].filter((slot) => slot.isIdle)
    return idle.find((slot) => slot.hasThoughtFor(job.table)) ?? idle[0]
  }

  const countStarting = (): number => [...slots].filter((slot) => slot.isStarting).length

  function start(): void {
    try {
      const slot: Slot = new Slot(open, after, {
        onFree: pump,
        onGone(reason, started) {
          slots.delete(slot)
          if (!started) handleFailedStart(reason)
          pump()
        },
      })
      slots.add(slot)
    } catch (error) {
      handleFailedStart(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /**
   * Handles a failed start: the running workers have to do, and if there are none, every waiting question is rejected.
   */
  function handleFailedStart(reason: Error): void {
    workerLimit = Math.max(1, slots.size)
    if (slots.size === 0) for (const job of queue.takeAll()) job.reject(reason)
  }

  return {
    /** Has a question answered. Rejects it, or a less urgent one, at once and with the reason if the queue is full. */
    submit(job: Job): void {
      queue.put(job)
      pump()
    },
    /** Cancels a question. Its worker is free again within one stretch of work. */
    cancel(job: Job): void {
      if (!queue.remove(job)) for (const slot of slots) slot.cancel(job)
      pump()
    },
    /** Ends all workers and rejects all questions. A later question starts new workers. */
    close(error: Error): void {
      const [ended, left] = [[...slots], queue.takeAll()]
      slots.clear()
      workerLimit = maxWorkers
      for (const slot of ended) slot.end(error)
      for (const job of left) job.reject(error)
    },
  }
}
