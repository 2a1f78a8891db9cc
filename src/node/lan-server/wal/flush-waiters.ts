/** Whoever waits for the disk, in the order in which they came. */
export interface FlushWaiters {
  /** How many entries were counted so far. */
  readonly counted: number
  /** Counts one more entry that the disk is to have. */
  count(): void
  /** Does something when all entries counted so far are settled; at once where they are. */
  when(act: () => void): void
  /** The first `mark` entries are on the disk for good, or it was told that they can't be. */
  settleTo(mark: number): void
}

export function createFlushWaiters(): FlushWaiters {
  const waiting: { readonly mark: number; readonly act: () => void }[] = []
  let counted = 0
  let settled = 0

  return {
    get counted() {
      return counted
    },
    count() {
      counted++
    },
    when(act) {
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
