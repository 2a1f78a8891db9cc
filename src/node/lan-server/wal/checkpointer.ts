import type { JournalEntry } from '../../../ports/journal'
import { createJobQueue } from '../../../async/job-queue'
import type { WalLine } from './wal-file'

/** The journals to which the log is copied. */
export interface Journals {
  /** Resolves to the number of entries in a save's journal; null if there is no such save any more. */
  length(save: string): Promise<number | null>
  /** Appends entries; resolves once all of them are on disk. */
  appendAll(save: string, index: number, entries: readonly JournalEntry[]): Promise<void>
}

/** Tracks and copies the entries that are in the log but not yet in the journals. */
export interface Checkpointer {
  readonly isComplete: boolean
  hasUncopied(save: string): boolean
  note(line: WalLine): void
  /** Drops everything known about a deleted save. */
  forget(save: string): void
  /**
   * Copies the missing entries, of one save or of each in turn. Failures are reported, and the entries wait for the
   * next time.
   */
  copyToJournals(save?: string): Promise<void>
}

interface UncopiedEntries {
  /** Index of the first one. */
  readonly from: number
  readonly entries: readonly JournalEntry[]
}

/** @param report receives the errors of copies that failed */
export function createCheckpointer(journals: Journals, report: (fault: unknown) => void): Checkpointer {
  const uncopied = new Map<string, { from: number; entries: JournalEntry[] }>()
  /** The known length of each journal. */
  const lengths = new Map<string, number>()
  const inTurn = createJobQueue()

  async function copy(save: string, { from, entries }: UncopiedEntries): Promise<void> {
    const length = lengths.get(save) ?? (await journals.length(save))
    if (length === null) return
    const rest = entries.slice(Math.max(0, length - from))
    if (rest.length > 0) await journals.appendAll(save, Math.max(from, length), rest)
    lengths.set(save, Math.max(length, from + entries.length))
  }

  async function makeOf(some: readonly string[]): Promise<void> {
    for (const save of some) {
      const found = uncopied.get(save)
      if (!found) continue
      const known = { from: found.from, entries: [...found.entries] }
      try {
        await copy(save, known)
        const left = uncopied.get(save)?.entries.slice(known.entries.length) ?? []
        if (left.length === 0) uncopied.delete(save)
        else uncopied.set(save, { from: known.from + known.entries.length, entries: left })
      } catch (fault) {
        lengths.delete(save)
        report(fault)
      }
    }
  }

  return {
    get isComplete() {
      return uncopied.size === 0
    },
    note({ save, index, entry }) {
      const known = uncopied.get(save)
      if (known) known.entries.push(entry)
      else uncopied.set(save, { from: index, entries: [entry] })
    },
    forget(save) {
      uncopied.delete(save)
      lengths.delete(save)
    },
    hasUncopied: (save) => uncopied.has(save),
    copyToJournals: (save) => inTurn(() => makeOf(save === undefined ? [...uncopied.keys()] : [save])),
  }
}
