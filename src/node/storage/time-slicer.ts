/** Length of a time slice, in milliseconds, after which a long job yields. */
const SLICE_MS = 4

/**
 * Splits a long job into time slices: call `yieldIfDue` after each small step; it yields to the event loop once a
 * slice is over.
 */
export function createTimeSlicer(): { yieldIfDue(): Promise<void> | undefined } {
  let end = performance.now() + SLICE_MS
  return {
    yieldIfDue() {
      if (performance.now() < end) return undefined
      return new Promise((resolve) =>
        setImmediate(() => {
          end = performance.now() + SLICE_MS
          resolve()
        }),
      )
    },
  }
}
