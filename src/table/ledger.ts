import type { JournalEntry } from '../protocol/journal'
import type { JournalSink } from './types'

/**
 * A table's side of its journal. An entry that could not be written is kept and tried again, in order, before the next
 * one: play goes on, and nothing is lost if the disk recovers.
 */
export interface Ledger {
  /** Resolves when everything so far is on the disk, or when that has failed and been told. */
  write(...entries: readonly JournalEntry[]): Promise<void>
  /** Keeps an entry for the next write. */
  note(entry: JournalEntry): void
}

export function ledgerOf(sink: JournalSink, tell: (fault: string | null) => void): Ledger {
  const waiting: JournalEntry[] = []
  let failed = false

  async function flush(): Promise<void> {
    try {
      for (let entry = waiting[0]; entry; entry = waiting[0]) {
        await sink.append(entry)
        waiting.shift()
      }
    } catch (fault) {
      failed = true
      tell(fault instanceof Error ? fault.message : 'The save could not be written.')
      return
    }
    if (failed) tell(null)
    failed = false
  }

  return {
    note: (entry) => void waiting.push(entry),
    async write(...entries) {
      waiting.push(...entries)
      await flush()
    },
  }
}
