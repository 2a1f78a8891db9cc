import { ServiceError } from '../../../protocol/app/services'
import { asServiceError } from '../../storage/disk'
import { createRetryTimer } from './retry-timer'

/**
 * A queue of writes that the disk refused, repeated until it accepts them: a full disk loses nothing once there is
 * room.
 */
export interface WriteRetryQueue {
  /**
   * Writes data of a table now, and again later if the disk refuses; that is reported once, and the promise resolves
   * nevertheless. Rejects with any other error. A later write with the same name replaces it.
   */
  write(table: string, what: string, act: () => Promise<void>): Promise<void>
  /** Adds a write that the disk has already refused. `repeat` repeats it, and rejects while the disk still refuses. */
  addRefused(table: string, what: string, fault: unknown, repeat: () => Promise<void>): void
  /** Returns why data of a table is not on disk; empty if all of it is. */
  faults(table: string): readonly ServiceError[]
  /** Drops a pending write of a table. */
  forget(table: string, what: string): void
  /** Repeats all pending writes once more, then stops. */
  close(): Promise<void>
}

/** Stands for all tables at once; the id of a table is never empty. */
export const EVERY_TABLE = ''

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
 * @param report receives each new kind of refusal of a write, and every other error of a repeated one
 * @param pause between two attempts, in milliseconds
 */
export function createWriteRetryQueue(report: (fault: unknown) => void, pause = PAUSE_MS): WriteRetryQueue {
  const refusedWrites = new Map<string, RefusedWrite>()
  /** Writes being repeated right now, by key. */
  const repeating = new Map<string, Promise<void>>()
  const tryAll = () => Promise.all([...refusedWrites].map(([key, debt]) => repeatUnlessReplaced(key, debt)))
  const timer = createRetryTimer(tryAll, () => refusedWrites.size > 0, pause)

  function addRefused(table: string, what: string, thrown: unknown, repeat: () => Promise<void>): void {
    const key = keyOf(table, what)
    const fault = asServiceError(thrown)
    if (!isDiskError(fault)) {
      refusedWrites.delete(key)
      return report(fault)
    }
    if (refusedWrites.get(key)?.fault.code !== fault.code) report(fault)
    refusedWrites.set(key, { table, what, fault, repeat })
    timer.start()
  }

  /** Skipped while a newer version is being written: two simultaneous writes could leave the older content. */
  function repeatUnlessReplaced(key: string, refusedWrite: RefusedWrite): Promise<void> {
    if (refusedWrite.isBeingReplaced) return Promise.resolve()
    const settled = repeatWrite(key, refusedWrite).finally(() => repeating.delete(key))
    repeating.set(key, settled)
    return settled
  }

  async function repeatWrite(key: string, refusedWrite: RefusedWrite): Promise<void> {
    const { table, what, repeat } = refusedWrite
    // A newer write of the same name has its own outcome.
    const isCurrent = () => refusedWrites.get(key) === refusedWrite
    try {
      await repeat()
      if (isCurrent()) refusedWrites.delete(key)
    } catch (fault) {
      if (isCurrent()) addRefused(table, what, fault, repeat)
    }
  }

  return {
    addRefused,
    async write(table, what, act) {
      const key = keyOf(table, what)
      await repeating.get(key)
      const refusedWrite = refusedWrites.get(key)
      if (refusedWrite) refusedWrite.isBeingReplaced = true
      try {
        await act()
        refusedWrites.delete(key)
      } catch (fault) {
        if (refusedWrite) refusedWrite.isBeingReplaced = false
        if (!isDiskError(asServiceError(fault))) throw fault
        addRefused(table, what, fault, act)
      }
    },
    faults: (table) =>
      [...refusedWrites.values()]
        .filter((debt) => debt.table === table || debt.table === EVERY_TABLE)
        .map(({ fault }) => fault),
    forget: (table, what) => void refusedWrites.delete(keyOf(table, what)),
    async close() {
      await timer.stop()
      await timer.tryNow()
    },
  }
}

const keyOf = (table: string, what: string): string => `${table} ${what}`

function isDiskError(fault: unknown): fault is ServiceError {
  return fault instanceof ServiceError && DISK_ERROR_CODES.has(fault.code)
}
