/** Lets so many through at once and so many a second from then on. */
export interface TokenBucket {
  /** Whether so many more may pass now, one unless told otherwise. */
  take(many?: number): boolean
}

/** @param now milliseconds of any clock that only goes forward. */
export function createTokenBucket(burst: number, perSecond: number, now: () => number): TokenBucket {
  let left = burst
  let last = now()
  return {
    take(many = 1) {
      const time = now()
      left = Math.min(burst, left + ((time - last) / 1000) * perSecond)
      last = time
      if (left < many) return false
      left -= many
      return true
    },
  }
}
