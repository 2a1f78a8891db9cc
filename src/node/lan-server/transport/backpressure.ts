/** Judges what waits to be read by one guest. */
export interface BackpressureLimit {
  /** Whether a guest for whom so many bytes wait is too slow, and not to be sent any more. */
  tooLong(bytes: number): boolean
}

export interface BacklogBounds {
  /** Bytes that may wait for as long as they like. */
  readonly queued: number
  /** Milliseconds for which more than that may wait. */
  readonly patience: number
  /** Bytes that may never wait. */
  readonly most: number
}

/**
 * What a guest has to read may come in bursts: a disk that was slow lets go of many plies at once, and a whole record is
 * long. Who reads is not cut off for that, only who is behind for a while.
 * @param now milliseconds of any clock that only goes forward.
 */
export function createBackpressureLimit(
  { queued, patience, most }: BacklogBounds,
  now: () => number,
): BackpressureLimit {
  let behindSince: number | null = null
  return {
    tooLong(bytes) {
      if (bytes <= queued) {
        behindSince = null
        return false
      }
      behindSince ??= now()
      return bytes > most || now() - behindSince > patience
    },
  }
}
