import { messageOf } from '../../async/do-all'
import { MAX_TIMER_MS } from '../../async/clock'
import { ServiceError } from '../../protocol/app/services'
import { asServiceError } from '../storage/disk'

/** Pause between two attempts, in milliseconds. */
const PAUSE_MS = 1_000
/** Errors that go away once somebody frees up space or repairs the disk. */
const DISK_ERROR_CODES: ReadonlySet<string> = new Set(['disk-full', 'read-only', 'disk-fault'])

interface RefusedWrite {
  readonly table: string
  readonly what: string
  readonly fault: ServiceError
  readonly repeat: () => Promise<void>
  /** A newer version is being written in its place right now. */
  isBeingReplaced?: boolean
}

/**
 * Writes that the disk refused, repeated until it accepts them: a full disk loses nothing once there is room. Whatever
 * nobody has foreseen counts as a refusal, too; only an answer of our own (`unfinished`, `damaged-save`) is final.
 */
export class WriteRetryQueue {
  private readonly refused = new Map<string, RefusedWrite>()
  /** Writes being repeated right now, by key. */
  private readonly repeating = new Map<string, Promise<void>>()
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
   * nevertheless. Rejects with a final answer. A later write with the same name replaces it.
   */
  async write(table: string, what: string, act: () => Promise<void>): Promise<void> {
    const key = keyOf(table, what)
    await this.repeating.get(key)
    const former = this.refused.get(key)
    if (former) former.isBeingReplaced = true
    try {
      await act()
      this.refused.delete(key)
    } catch (fault) {
      if (former) former.isBeingReplaced = false
      if (isFinal(fault)) throw fault
      this.addRefused(table, what, fault, act)
    }
  }

  /** Adds a write that was refused already. `repeat` repeats it; while it is still refused, it rejects or
   * adds it again. */
  addRefused(table: string, what: string, thrown: unknown, repeat: () => Promise<void>): void {
    const key = keyOf(table, what)
    const fault = toServiceError(thrown)
    const isKnown = [...this.refused.values()].some((one) => one.fault.message === fault.message)
    this.refused.set(key, { table, what, fault, repeat })
    this.schedule()
    if (!isKnown) this.report(fault)
  }

  /** Returns why data of a table is not on disk; empty if all of it is. */
  faults(table: string): readonly ServiceError[] {
    return [...this.refused.values()].filter((one) => one.table === table).map(({ fault }) => fault)
  }

  /** Drops a pending write of a table. */
  forget(table: string, what: string): void {
    this.refused.delete(keyOf(table, what))
  }

  /** Repeats all pending writes once more, then stops. */
  async close(): Promise<void> {
    this.isClosed = true
    if (this.timer) clearTimeout(this.timer)
    await Promise.all(this.repeating.values())
    await this.repeatAll()
  }

  private schedule(): void {
    if (this.isClosed || this.refused.size === 0) return
    this.timer ??= setTimeout(
      () => {
        this.timer = null
        // A report that throws is logged as an unhandled rejection; the next attempt follows all the same.
        void this.repeatAll().finally(() => this.schedule())
      },
      Math.min(this.pause, MAX_TIMER_MS),
    ).unref()
  }

  private async repeatAll(): Promise<void> {
    await Promise.all([...this.refused].map(([key, one]) => this.repeatOnce(key, one)))
  }

  /** Skipped while a newer version is being written: two simultaneous writes could leave the older content. */
  private repeatOnce(key: string, one: RefusedWrite): Promise<void> {
    if (one.isBeingReplaced || this.repeating.has(key)) return Promise.resolve()
    const settled = this.repeat(key, one).finally(() => this.repeating.delete(key))
    this.repeating.set(key, settled)
    return settled
  }

  private async repeat(key: string, one: RefusedWrite): Promise<void> {
    // A newer write of the same name has its own outcome.
    const isCurrent = () => this.refused.get(key) === one
    try {
      await one.repeat()
      if (isCurrent()) this.refused.delete(key)
    } catch (fault) {
      if (!isCurrent()) return
      if (!isFinal(fault)) return this.addRefused(one.table, one.what, fault, one.repeat)
      this.refused.delete(key)
      this.report(fault)
    }
  }
}

const keyOf = (table: string, what: string): string => `${table} ${what}`

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
