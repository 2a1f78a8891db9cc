/** Callbacks that wait for the disk, in order of registration. */
export interface FlushWaiters {
  /** Number of entries counted so far. */
  readonly entryCount: number
  /** Counts an entry that is to be written. */
  countEntry(): void
  /** Calls `act` once all entries counted so far are settled; immediately if they are. */
  whenSettled(act: () => void): void
  /** Settles the first `mark` entries: they are durable, or the failure to write them has been reported. */
  settleTo(mark: number): void
}

export function createFlushWaiters(): FlushWaiters {
  const waiting: { readonly mark: number; readonly act: () => void }[] = []
  let counted = 0
  let settled = 0

  return {
    get entryCount() {
      return counted
    },
    countEntry() {
      counted++
    },
    whenSettled(act) {
      if (settled === counted) act()
      else waiting.push({ mark: counted, act })
    },
    settleTo(mark) {
      settled = Math.max(settled, mark)
      let done = 0
      for (const { mark: due, act } of waiting) {
        if (due > settled) break
        done++
        act()
      }
      waiting.splice(0, done)
    },
  }
}
