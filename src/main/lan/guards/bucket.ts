/** Lets so many through at once and so many a second from then on. */
export interface Bucket {
  /** Whether one more may pass now. */
  take(): boolean
}

/** @param now milliseconds of any clock that only goes forward. */
export function bucketOf(burst: number, perSecond: number, now: () => number): Bucket {
  let left = burst
  let last = now()
  return {
    take() {
      const time = now()
      left = Math.min(burst, left + ((time - last) / 1000) * perSecond)
      last = time
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
