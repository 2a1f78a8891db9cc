import { createTokenBucket } from '../../network/token-bucket'
import type { ServerLimits } from './types'

/** How much of one connection is read, and when something was heard of it last. */
export interface InboundLimits {
  /** Something was heard just now. */
  heard(): void
  /** Whether the connection was silent for too long. */
  readonly silent: boolean
  /** Whether one more frame may be looked at. */
  takeFrame(): boolean
  /** Whether so many more bytes may come. */
  takeBytes(count: number): boolean
  /** A ping was sent. */
  pinged(): void
  /** Whether a pong may come: it answers a ping, or is one of few that do not. */
  takePong(): boolean
}

/** Bytes of the wire for each message that a guest may send: most are shorter, and a flood of tiny frames is not. */
const BYTES_EACH = 2_048
/** Pongs that answer no ping of ours, at once and a second: two in five seconds. */
const PONGS = { burst: 2, rate: 0.4 }

/** @param now milliseconds of a clock that only goes forward */
export function createInboundLimits(limits: ServerLimits, now: () => number): InboundLimits {
  const frames = createTokenBucket(limits.burst, limits.rate, now)
  const bytes = createTokenBucket(limits.burst * BYTES_EACH, limits.rate * BYTES_EACH, now)
  const pongs = createTokenBucket(PONGS.burst, PONGS.rate, now)
  let lastHeard = now()
  /** Pings that were not answered yet. */
  let pings = 0

  return {
    heard() {
      lastHeard = now()
    },
    get silent() {
      return now() - lastHeard > limits.dead
    },
    takeFrame: () => frames.take(),
    takeBytes: (count) => bytes.take(count),
    pinged() {
      pings++
    },
    takePong() {
      if (pings === 0) return pongs.take()
      pings--
      return true
    },
  }
}
