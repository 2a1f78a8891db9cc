/** A rate limiter: allows a burst at once, and a number per second from then on. */
export type TokenBucket = ReturnType<typeof createTokenBucket>

/** @param now milliseconds of a monotonic clock */
export function createTokenBucket(burst: number, perSecond: number, now: () => number) {
  let left = burst
  let last = now()
  return {
    /** Takes `many` tokens, one by default; returns false, and takes none, if fewer are left. */
    take(many: number = 1): boolean {
      const time = now()
      left = Math.min(burst, left + ((time - last) / 1000) * perSecond)
      last = time
      if (left < many) return false
      left -= many
      return true
    },
  }
}
