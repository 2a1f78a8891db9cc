import { ServiceError } from '../../../protocol/app/services'
import { asServiceError } from '../../storage/disk'
import { createRetryTimer } from './retry-timer'

/** What the disk has refused to take, tried again until it takes it: a full disk loses nothing once there is room. */
export interface WriteRetryQueue {
  /**
   * Writes something of a table's now, and again later if the disk refuses; that is reported once, and resolves all the
   * same. Rejects with any other fault. What is written under the same name later takes its place.
   */
  write(table: string, what: string, act: () => Promise<void>): Promise<void>
  /** Takes in what the disk has refused already. `again` tries once more, and rejects while it still refuses. */
  owe(table: string, what: string, fault: unknown, again: () => Promise<void>): void
  /** Why something of a table's is not on the disk; empty where everything is. */
  faults(table: string): readonly ServiceError[]
  /** Something of a table's is not to be written any more. */
  forget(table: string, what: string): void
  /** Tries everything once more, and then no more. */
  close(): Promise<void>
}

/** Stands for all tables at once, whose ids are never empty. */
export const EVERY_TABLE = ''

/** How long after one attempt the next comes, in milliseconds. */
const PAUSE_MS = 1_000
/** Faults that pass when somebody makes room or mends the disk. */
const OF_THE_DISK: ReadonlySet<string> = new Set(['disk-full', 'read-only', 'disk-fault'])

interface Debt {
  readonly table: string
  readonly what: string
  readonly fault: ServiceError
  readonly again: () => Promise<void>
  /** Something newer is being written in its place just now. */
  isWrittenAnew?: boolean
}

export function createWriteRetryQueue(report: (fault: unknown) => void, pause = PAUSE_MS): WriteRetryQueue {
  const debts = new Map<string, Debt>()
  /** What is being tried again now, by its key. */
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

  /** Two writings of one thing at once could leave the older one's content. */
  function settleAlone(key: string, debt: Debt): Promise<void> {
    if (debt.isWrittenAnew) return Promise.resolve()
    const settled = settle(key, debt).finally(() => settling.delete(key))
    settling.set(key, settled)
    return settled
  }

  async function settle(key: string, debt: Debt): Promise<void> {
    const { table, what, again } = debt
    // What is written anew meanwhile speaks for itself.
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
