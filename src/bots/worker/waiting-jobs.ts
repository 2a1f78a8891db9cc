import type { Job } from './slot'

/** The queue of questions for a free worker: urgent ones before all others, each kind in order of arrival. */
export class WaitingJobs {
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
