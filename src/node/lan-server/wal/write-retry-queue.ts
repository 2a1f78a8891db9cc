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
  /** Adds a write that the disk has already refused. `again` repeats it, and rejects while the disk still refuses. */
  owe(table: string, what: string, fault: unknown, again: () => Promise<void>): void
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
const OF_THE_DISK: ReadonlySet<string> = new Set(['disk-full', 'read-only', 'disk-fault'])

interface Debt {
  readonly table: string
  readonly what: string
  readonly fault: ServiceError
  readonly again: () => Promise<void>
  /** A newer version is being written in its place right now. */
  isWrittenAnew?: boolean
}

/**
 * @param report receives each new kind of refusal of a write, and every other error of a repeated one
 * @param pause between two attempts, in milliseconds
 */
export function createWriteRetryQueue(report: (fault: unknown) => void, pause = PAUSE_MS): WriteRetryQueue {
  const debts = new Map<string, Debt>()
  /** Writes being repeated right now, by key. */
  const settling = new Map<string, Promise<void>>()
  const tryAll = () => Promise.all([...debts].map(([key, debt]) => settleAlone(key, debt)))
  const timer = createRetryTimer(tryAll, () => debts.size > 0, pause)

  function owe(table: string, what: string, thrown: unknown, again: () => Promise<void>): void {
    const key = keyOf(table, what)
    const fault = asServiceError(thrown)
    if (!isOfTheDisk(fault)) {
      debts.delete(key)
      return report(fault)
    }
    if (debts.get(key)?.fault.code !== fault.code) report(fault)
    debts.set(key, { table, what, fault, again })
    timer.start()
  }

  /** Skipped while a newer version is being written: two simultaneous writes could leave the older content. */
  function settleAlone(key: string, debt: Debt): Promise<void> {
    if (debt.isWrittenAnew) return Promise.resolve()
    const settled = settle(key, debt).finally(() => settling.delete(key))
    settling.set(key, settled)
    return settled
  }

  async function settle(key: string, debt: Debt): Promise<void> {
    const { table, what, again } = debt
    // A newer write of the same name has its own outcome.
    const isCurrent = () => debts.get(key) === debt
    try {
      await again()
      if (isCurrent()) debts.delete(key)
    } catch (fault) {
      if (isCurrent()) owe(table, what, fault, again)
    }
  }

  return {
    owe,
    async write(table, what, act) {
      const key = keyOf(table, what)
      await settling.get(key)
      const debt = debts.get(key)
      if (debt) debt.isWrittenAnew = true
      try {
        await act()
        debts.delete(key)
      } catch (fault) {
        if (debt) debt.isWrittenAnew = false
        if (!isOfTheDisk(asServiceError(fault))) throw fault
        owe(table, what, fault, act)
      }
    },
    faults: (table) =>
      [...debts.values()]
        .filter((debt) => debt.table === table || debt.table === EVERY_TABLE)
        .map(({ fault }) => fault),
    forget: (table, what) => void debts.delete(keyOf(table, what)),
    async close() {
      await timer.stop()
      await timer.tryNow()
    },
  }
}

const keyOf = (table: string, what: string): string => `${table} ${what}`

function isOfTheDisk(fault: unknown): fault is ServiceError {
  return fault instanceof ServiceError && OF_THE_DISK.has(fault.code)
}
