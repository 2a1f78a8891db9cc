/** So long a long job works before others have their turn, in milliseconds. */
const SLICE_MS = 4

/**
 * Cuts a long job into slices: `rest` is called after each small part of it, and lets whatever else has come have its turn
 * once a slice is over.
 */
export function slices(): { rest(): Promise<void> | undefined } {
  let end = performance.now() + SLICE_MS
  return {
    rest() {
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
