import type { Job } from './slot'

/** Questions that wait for a free worker: urgent ones before all others, each kind by age. */
export class WaitingJobs {
  private readonly jobs: Job[] = []

  /** @param most how many may wait */
  constructor(private readonly most: number) {}

  get count(): number {
    return this.jobs.length
  }

  /** The one whose turn it is. */
  get first(): Job | undefined {
    return this.jobs[0]
  }

  /** Has a question wait. Rejects it, or one that is less urgent, where there is no room for both. */
  put(job: Job): void {
    if (this.jobs.length >= this.most && !this.makeRoom(job)) {
      job.reject(this.full())
      return
    }
    const firstLessUrgent = this.jobs.findIndex((other) => job.urgent && !other.urgent)
    this.jobs.splice(firstLessUrgent < 0 ? this.jobs.length : firstLessUrgent, 0, job)
  }

  /** Takes the one out whose turn it is. */
  take(): Job | undefined {
    return this.jobs.shift()
  }

  /** Forgets a question. Answers whether it waited here. */
  remove(job: Job): boolean {
    const at = this.jobs.indexOf(job)
    if (at >= 0) this.jobs.splice(at, 1)
    return at >= 0
  }

  /** Takes all of them out. */
  takeAll(): Job[] {
    return this.jobs.splice(0)
  }

  /** Puts the youngest question out that is less urgent than this one; false if there is none. */
  private makeRoom({ urgent }: Job): boolean {
    const last = this.jobs.at(-1)
    if (!urgent || !last || last.urgent) return false
    this.jobs.pop()
    last.reject(this.full())
    return true
  }

  private full(): Error {
    return new Error(`the bots have too much to do: ${this.most} questions wait already`)
  }
}
