import { messageOf } from '../../async/do-all'
import { MAX_TIMER_MS } from '../../async/clock'
import { ServiceError } from '../../protocol/app/services'
import { asServiceError } from '../storage/disk'

/** Pause between two attempts, in milliseconds. */
const PAUSE_MS = 1_000
/** Errors that go away once somebody frees up space or repairs the disk. */
const DISK_ERROR_CODES: ReadonlySet<string> = new Set(['disk-full', 'read-only', 'disk-fault'])

/** What is written of a table under one name. Its attempts never overlap. */
interface NamedWrite {
  readonly table: string
  readonly key: string
  /** Writes what is true when it is called. */
  act: () => Promise<void>
  /** Why the disk refused it last; null if nothing is to be repeated. */
  fault: ServiceError | null
  /** The attempt under way. */
  running: Promise<void> | null
  /** The attempt after that one, shared by all who have asked since it began. */
  next: Promise<void> | null
}

/**
 * Writes of the tables by name, one attempt of each at a time. What the disk refuses is repeated until it is accepted: a
 * full disk loses nothing once there is room. Whatever nobody has foreseen counts as a refusal, too; only an answer of
 * our own (`unfinished`, `damaged-save`) is final.
 */
export class WriteRetryQueue {
  private readonly writes = new Map<string, NamedWrite>()
  private timer: NodeJS.Timeout | null = null
  private isClosed = false

  /**
   * @param report receives each new reason why something is refused, and a final answer to a repeated one
   * @param pause between two attempts, in milliseconds
   */
  constructor(
    private readonly report: (fault: unknown) => void,
    private readonly pause = PAUSE_MS,
  ) {}

  /**
   * Writes data of a table now, and again later if the disk refuses; that is reported once, and the promise resolves
   * nevertheless. Rejects with a final answer. Those who ask during an attempt share the next one, with the newest `act`.
   */
  write(table: string, name: string, act: () => Promise<void>): Promise<void> {
    const one = this.named(table, name, act)
    return (one.next ??= this.attemptNext(one))
  }

  /** Adds a write that was refused already. `act` repeats it; while it is still refused, it rejects or adds it again. */
  addRefused(table: string, name: string, fault: unknown, act: () => Promise<void>): void {
    this.refuse(this.named(table, name, act), fault)
  }

  /** Returns why data of a table is not on disk; empty if all of it is. */
  faults(table: string): readonly ServiceError[] {
    return this.all.flatMap((one) => (one.table === table ? (one.fault ?? []) : []))
  }

  /** Repeats a refused write no more. */
  forget(table: string, name: string): void {
    const one = this.writes.get(keyOf(table, name))
    if (!one) return
    one.fault = null
    this.dropSettled(one)
  }

  /** Resolves once nothing is being written, of one table or of all. */
  async idle(table?: string): Promise<void> {
    for (;;) {
      const ofTable = this.all.filter((one) => table === undefined || one.table === table)
      const attempts = ofTable.flatMap(({ running, next }) => next ?? running ?? [])
      if (attempts.length === 0) return
      await Promise.allSettled(attempts)
    }
  }

  /** Repeats all refused writes once more, then stops. */
  async close(): Promise<void> {
    this.isClosed = true
    if (this.timer) clearTimeout(this.timer)
    await this.idle()
    await this.repeatRefused()
  }

  private get all(): readonly NamedWrite[] {
    return [...this.writes.values()]
  }

  private named(table: string, name: string, act: () => Promise<void>): NamedWrite {
    const key = keyOf(table, name)
    const one = this.writes.get(key) ?? { table, key, act, fault: null, running: null, next: null }
    one.act = act
    this.writes.set(key, one)
    return one
  }

  private async attemptNext(one: NamedWrite): Promise<void> {
    // Whoever asked for the attempt before this one hears of its fault.
    await one.running?.catch(() => undefined)
    one.next = null
    await this.attempt(one)
  }

  private attempt(one: NamedWrite): Promise<void> {
    one.running = this.act(one).finally(() => {
      one.running = null
      this.dropSettled(one)
    })
    return one.running
  }

  private async act(one: NamedWrite): Promise<void> {
    const before = one.fault
    try {
      await one.act()
      // The act itself may have added it again.
      if (one.fault === before) one.fault = null
    } catch (fault) {
      if (!isFinal(fault)) return this.refuse(one, fault)
      one.fault = null
      throw fault
    }
  }

  private refuse(one: NamedWrite, thrown: unknown): void {
    const fault = toServiceError(thrown)
    const isKnown = this.all.some((other) => other.fault?.message === fault.message)
    one.fault = fault
    this.schedule()
    if (!isKnown) this.report(fault)
  }

  private dropSettled(one: NamedWrite): void {
    if (!one.fault && !one.running && !one.next) this.writes.delete(one.key)
  }

  private schedule(): void {
    if (this.isClosed || !this.all.some(({ fault }) => fault)) return
    this.timer ??= setTimeout(
      () => {
        this.timer = null
        // A report that throws is logged as an unhandled rejection; the next attempt follows all the same.
        void this.repeatRefused().finally(() => this.schedule())
      },
      Math.min(this.pause, MAX_TIMER_MS),
    ).unref()
  }

  private async repeatRefused(): Promise<void> {
    const due = this.all.filter(({ fault, running, next }) => fault && !running && !next)
    await Promise.all(due.map((one) => this.attempt(one).catch(this.report)))
  }
}

const keyOf = (table: string, name: string): string => `${table} ${name}`

/** Whether a fault is an answer of our own, which stays the same however often a write is repeated. */
export function isFinal(fault: unknown): boolean {
  const told = asServiceError(fault)
  return told instanceof ServiceError && !DISK_ERROR_CODES.has(told.code)
}

function toServiceError(fault: unknown): ServiceError {
  const told = asServiceError(fault)
  if (told instanceof ServiceError) return told
  return new ServiceError('disk-fault', `Something could not be written: ${messageOf(fault)}`)
}
