import type { JournalEntry, JournalSink } from '../ports/journal'

/**
 * A table's queue of journal entries. An entry that could not be written is kept and retried, in order, before the next
 * one: play goes on, and nothing is lost if the disk recovers.
 */
export type JournalBuffer = ReturnType<typeof createJournalBuffer>

/** @param reportFault receives the reason whenever writing fails, and null once everything is written again */
export function createJournalBuffer(sink: JournalSink, reportFault: (fault: string | null) => void) {
  const pendingEntries: JournalEntry[] = []
  let failed = false

  function flush(): Promise<void> | undefined {
    try {
      for (let entry = pendingEntries[0]; entry; entry = pendingEntries[0]) {
        const pendingAppend = sink.append(entry)
        if (pendingAppend) return flushAfter(pendingAppend)
        pendingEntries.shift()
      }
    } catch (fault) {
      return fail(fault)
    }
    if (failed) reportFault(null)
    failed = false
    return undefined
  }

  async function flushAfter(pendingAppend: Promise<void>): Promise<void> {
    try {
      await pendingAppend
    } catch (fault) {
      return fail(fault)
    }
    pendingEntries.shift()
    await flush()
  }

  function fail(fault: unknown): undefined {
    failed = true
    reportFault(fault instanceof Error ? fault.message : 'The save could not be written.')
  }

  return {
    /** Queues an entry for the next write. */
    enqueue: (entry: JournalEntry) => void pendingEntries.push(entry),
    /**
     * Resolves once everything so far is on disk, or once the failure to write it has been reported. Returns undefined if
     * the sink took everything synchronously.
     */
    write(entry: JournalEntry): Promise<void> | undefined {
      pendingEntries.push(entry)
      return flush()
    },
  }
}
