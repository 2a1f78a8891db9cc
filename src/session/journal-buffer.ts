import type { JournalEntry, JournalSink } from '../ports/journal'

/**
 * A table's queue of journal entries. An entry that could not be written is kept and retried, in order, before the next
 * one: play goes on, and nothing is lost if the disk recovers.
 */
export interface JournalBuffer {
  /**
   * Resolves once everything so far is on disk, or once the failure to write it has been reported. Returns undefined if
   * the sink took everything synchronously.
   */
  write(entry: JournalEntry): Promise<void> | undefined
  /** Queues an entry for the next write. */
  note(entry: JournalEntry): void
}

/** @param tell receives the reason whenever writing fails, and null once everything is written again */
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
