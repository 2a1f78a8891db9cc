import { createTokenBucket, type TokenBucket } from '../../network/token-bucket'

/** Bounds how often each of many may do something. */
export interface Rates {
  /** Whether somebody may once more now. */
  take(who: string): boolean
}

/** Of so many it is remembered how often they did; the one that did nothing for longest is forgotten first. */
const MOST = 1_024

/** @param now milliseconds of any clock that only goes forward. */
export function createRates(burst: number, perSecond: number, now: () => number): Rates {
  const buckets = new Map<string, TokenBucket>()
  return {
    take(who) {
      const bucket = buckets.get(who) ?? createTokenBucket(burst, perSecond, now)
      buckets.delete(who)
      buckets.set(who, bucket)
      if (buckets.size > MOST) buckets.delete(buckets.keys().next().value ?? '')
      return bucket.take()
    },
  }
}
