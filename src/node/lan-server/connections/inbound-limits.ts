import { createTokenBucket } from '../../network/token-bucket'
import type { ServerLimits } from './types'

/** Limits how much is read from one connection, and tracks when it was last heard from. */
export type InboundLimits = ReturnType<typeof createInboundLimits>

/**
 * Bytes allowed on the wire per allowed message: most messages are shorter, and the limit stops floods of tiny frames.
 */
const BYTES_PER_MESSAGE = 2_048
/** Unsolicited pongs allowed at once and per second: two at once, then two in five seconds. */
const PONGS = { burst: 2, rate: 0.4 }

/** @param now milliseconds of a monotonic clock */
export function createInboundLimits(limits: ServerLimits, now: () => number) {
  const frames = createTokenBucket(limits.burst, limits.rate, now)
  const bytes = createTokenBucket(limits.burst * BYTES_PER_MESSAGE, limits.rate * BYTES_PER_MESSAGE, now)
  const pongs = createTokenBucket(PONGS.burst, PONGS.rate, now)
  let lastHeard = now()
  /** Number of unanswered pings. */
  let pings = 0

  return {
    /** Records a sign of life. */
    recordActivity(): void {
      lastHeard = now()
    },
    /** Whether the connection has been silent for too long. */
    get isSilent(): boolean {
      return now() - lastHeard > limits.maxSilenceMs
    },
    /** Counts a frame; returns whether it is within the limit. */
    takeFrame: () => frames.take(),
    /** Counts bytes; returns whether they are within the limit. */
    takeBytes: (count: number) => bytes.take(count),
    /** Records that a ping was sent. */
    recordPing(): void {
      pings++
    },
    /** Counts a pong; returns whether it is allowed: it answers a ping, or is one of a few unsolicited ones. */
    takePong(): boolean {
      if (pings === 0) return pongs.take()
      pings--
      return true
    },
  }
}
