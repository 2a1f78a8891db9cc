import type { JournalEntry, JournalSink } from '../ports/journal'

/**
 * A table's side of its journal. An entry that could not be written is kept and tried again, in order, before the next
 * one: play goes on, and nothing is lost if the disk recovers.
 */
export interface JournalBuffer {
  /**
   * Resolves when everything so far is on the disk, or when that has failed and been told; nothing to wait for where the
   * sink took it at once.
   */
  write(entry: JournalEntry): Promise<void> | undefined
  /** Keeps an entry for the next write. */
  note(entry: JournalEntry): void
}

export function createJournalBuffer(sink: JournalSink, tell: (fault: string | null) => void): JournalBuffer {
  const waiting: JournalEntry[] = []
  let failed = false

  function flush(): Promise<void> | undefined {
    try {
      for (let entry = waiting[0]; entry; entry = waiting[0]) {
        const taken = sink.append(entry)
        if (taken) return flushAfter(taken)
        waiting.shift()
      }
    } catch (fault) {
      return fail(fault)
    }
    if (failed) tell(null)
    failed = false
    return undefined
  }

  async function flushAfter(taken: Promise<void>): Promise<void> {
    try {
      await taken
    } catch (fault) {
      return fail(fault)
    }
    waiting.shift()
    await flush()
  }

  function fail(fault: unknown): undefined {
    failed = true
    tell(fault instanceof Error ? fault.message : 'The save could not be written.')
  }

  return {
    note: (entry) => void waiting.push(entry),
    write(entry) {
      waiting.push(entry)
      return flush()
    },
  }
}
