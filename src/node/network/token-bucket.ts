/** A rate limiter: allows a burst at once, and a number per second from then on. */
export interface TokenBucket {
  /** Takes `many` tokens, one by default; returns false, and takes none, if fewer are left. */
  take(many?: number): boolean
}

/** @param now milliseconds of a monotonic clock */
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
