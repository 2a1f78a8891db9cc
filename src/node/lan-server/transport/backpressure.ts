/** Decides when a guest reads too slowly. */
export type BackpressureLimit = ReturnType<typeof createBackpressureLimit>

export interface BacklogBounds {
  /** Number of bytes that may wait indefinitely. */
  readonly queued: number
  /** How long more than that may wait, in milliseconds. */
  readonly maxBehindMs: number
  /** Maximum number of waiting bytes. */
  readonly maxBytes: number
}

/**
 * Creates a limit that tolerates bursts: a slow disk releases many plies at once, and a whole record is long. A guest
 * is cut off only for being behind for a while, or by more than `maxBytes`.
 * @param now milliseconds of a monotonic clock
 */
export function createBackpressureLimit({ queued, maxBehindMs, maxBytes }: BacklogBounds, now: () => number) {
  let behindSince: number | null = null
  return {
    /** Whether a guest with this many unread bytes is too slow, and must be disconnected. */
    isTooSlow(bytes: number): boolean {
      if (bytes <= queued) {
        behindSince = null
        return false
      }
      behindSince ??= now()
      return bytes > maxBytes || now() - behindSince > maxBehindMs
    },
  }
}
