import { createTokenBucket, type TokenBucket } from '../../network/token-bucket'

/** Limits how often each of many parties may do something. */
export type Rates = ReturnType<typeof createRates>

/** Maximum number of parties remembered; the least recently active one is forgotten first. */
const MAX_PARTIES = 1_024

/** @param now milliseconds of a monotonic clock */
export function createRates(burst: number, perSecond: number, now: () => number) {
  const buckets = new Map<string, TokenBucket>()
  return {
    /** Whether `who` may do it once more now; counts it if so. */
    take(who: string): boolean {
      const bucket = buckets.get(who) ?? createTokenBucket(burst, perSecond, now)
      buckets.delete(who)
      buckets.set(who, bucket)
      if (buckets.size > MAX_PARTIES) buckets.delete(buckets.keys().next().value ?? '')
      return bucket.take()
    },
  }
}
