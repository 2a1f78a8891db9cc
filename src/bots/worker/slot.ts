import { messageOf } from '../../async/do-all'
import { keepLatest } from '../../async/keep-latest'
import type { Answer, WorkerMessage, Question } from './messages'
import { createWatchdog, type StartTimer, type Watchdog } from './watchdog'

/** A connection to a worker. */
interface WorkerConnection {
  post(ask: WorkerMessage): void
  /** Tells the runtime whether anyone waits for an answer, so that an idle worker keeps no process alive. */
  setBusy(waiting: boolean): void
  end(): void
}

/** Starts a worker. Calls `lost` once, with the reason in one line, if the worker dies by itself. */
export type OpenWorker = (hear: (answer: Answer) => void, lost: (reason: string) => void) => WorkerConnection

/** An answer that completes a question. */
export type LastAnswer = Extract<Answer, { kind: 'thought' | 'solved' | 'failed' }>

/** A question with the callbacks of its requester. */
export interface Job {
  /** Whether a turn waits for the answer; urgent jobs go before all others. */
  readonly urgent: boolean
  /** The id of the table that asks; null if no table does. */
  readonly table: string | null
  /** Milliseconds that the worker may take once it has begun, and how many more it gets before it counts as hung. */
  readonly limitMs: number
  readonly marginMs: number
  question(id: number): Question
  answer(answer: LastAnswer): void
  reject(error: Error): void
}

/** The events that a slot reports. */
interface SlotEvents {
  /** The worker can take a question. */
  onFree(): void
  /** The worker has ended; its job, if any, was rejected with the reason. `started`: its code had been loaded. */
  onGone(reason: Error, started: boolean): void
}

/** Time that a worker gets to load its own code, and then a game's code, in milliseconds; the network may be slow. */
const LOADING_MS = 60_000
/** Number of recent tables that a worker remembers. */
const MAX_RECENT_TABLES = 64

/** A running worker and the one question that it works on. */
export class Slot {
  private isReady = false
  private isOver = false
  /** Id of the worker's current question; 0 for none. */
  private current = 0
  private lastId = 0
  /** Whether the worker has begun the current question, and the milliseconds it gets beyond the limit. */
  private isBegun = false
  private marginMs = 0
  /** Null if nobody waits for the answer any more. */
  private job: Job | null = null
  /** The tables for which it has recently thought. */
  private readonly tables = new Set<string>()
  private readonly watchdog: Watchdog
  private readonly connection: WorkerConnection

  constructor(
    open: OpenWorker,
    after: StartTimer,
    private readonly events: SlotEvents,
  ) {
    this.watchdog = createWatchdog(after, () =>
      this.lose(this.isReady ? 'it did not answer in time' : 'it did not start in time'),
    )
    this.connection = open(
      (answer) => this.hear(answer),
      (reason) => this.lose(reason),
    )
    this.watchdog.restart(LOADING_MS)
  }

  /** Whether it can take a question now. */
  get isIdle(): boolean {
    return this.isReady && !this.isOver && this.current === 0
  }

  /** Whether its code is still being loaded. */
  get isStarting(): boolean {
    return !this.isReady && !this.isOver
  }

  /** Whether anyone waits for an answer from it. */
  get isWanted(): boolean {
    return this.job !== null
  }

  /** Whether it has recently thought for a table. */
  hasThoughtFor(table: string | null): boolean {
    return table !== null && this.tables.has(table)
  }

  give(job: Job): void {
    const id = ++this.lastId
    this.current = id
    this.job = job
    this.isBegun = false
    this.marginMs = job.marginMs
    if (job.table !== null) keepLatest(this.tables, job.table, MAX_RECENT_TABLES)
    this.watchdog.restart(LOADING_MS)
    try {
      this.connection.post(job.question(id))
    } catch (error) {
      this.finish({ kind: 'failed', id, reason: messageOf(error) })
    }
  }

  /** Cancels a job. The worker counts as busy until it reports that it has stopped. */
  cancel(unwanted: Job): void {
    if (this.job !== unwanted) return
    this.job = null
    if (this.isBegun) this.watchdog.restart(this.marginMs)
    this.connection.post({ kind: 'cancel', id: this.current })
  }

  setBusy(waiting: boolean): void {
    this.connection.setBusy(waiting)
  }

  /** Ends the worker and rejects its job. */
  end(error: Error): void {
    if (this.isOver) return
    this.isOver = true
    this.watchdog.stop()
    this.connection.end()
    const asked = this.job
    this.job = null
    asked?.reject(error)
  }

  private hear(answer: Answer): void {
    if (this.isOver) return
    if (answer.kind === 'ready') {
      this.isReady = true
      this.watchdog.stop()
      this.events.onFree()
    } else if (answer.id !== this.current) return
    else if (answer.kind === 'begun') {
      this.isBegun = true
      this.watchdog.restart((this.job?.limitMs ?? 0) + this.marginMs)
    } else this.finish(answer)
  }

  private finish(answer: Exclude<Answer, { kind: 'ready' | 'begun' }>): void {
    const asked = this.job
    this.job = null
    this.current = 0
    this.watchdog.stop()
    if (answer.kind !== 'cancelled') asked?.answer(answer)
    this.events.onFree()
  }

  private lose(reason: string): void {
    if (this.isOver) return
    const error = new Error(`the bot's worker stopped: ${reason}`)
    this.end(error)
    this.events.onGone(error, this.isReady)
  }
}
