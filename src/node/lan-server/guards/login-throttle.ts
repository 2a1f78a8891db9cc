import { networkOf } from './sources'

/** Locks out addresses that misbehave: after a number of violations within a minute, for longer each time. */
export type LoginThrottle = ReturnType<typeof createLoginThrottle>

/** Durations of lockouts. */
export interface LockoutOptions {
  /** Duration of the first lockout, in milliseconds; it doubles with each further one, up to `longest`. */
  readonly first?: number
  readonly longest?: number
  /** Returns the source that an address counts as; `networkOf` by default. */
  readonly sourceOf?: (address: string) => string
}

const MINUTE = 60_000
const MAX_LOCKOUT_MS = 60 * MINUTE
/**
 * Maximum number of networks remembered. The one whose last violation is oldest is forgotten first, but none that is
 * locked out: if all are, unknown networks are locked out too until the first lockout ends.
 */
const MAX_NETWORKS = 4_096

interface Suspect {
  tries: number[]
  locks: number
  until: number
}

/**
 * Creates a throttle.
 * @param now milliseconds of a monotonic clock
 */
export function createLoginThrottle(
  triesPerMinute: number,
  now: () => number,
  { first = MINUTE, longest = MAX_LOCKOUT_MS, sourceOf = networkOf }: LockoutOptions = {},
) {
  const suspects = new Map<string, Suspect>()
  let lastUntil = 0
  /** Until when unknown networks are locked out, since there is no room to remember them. */
  let fullUntil = 0

  /** Makes room for one more network; returns false if all are locked out. */
  function makeRoom(): boolean {
    if (suspects.size < MAX_NETWORKS) return true
    let soonest = Infinity
    for (const [who, { until }] of suspects) {
      if (until <= now()) return suspects.delete(who)
      soonest = Math.min(soonest, until)
    }
    fullUntil = soonest
    return false
  }

  function suspect(who: string): Suspect | null {
    const known = suspects.get(who)
    if (!known && !makeRoom()) return null
    const one = known ?? { tries: [], locks: 0, until: 0 }
    suspects.delete(who)
    suspects.set(who, one)
    return one
  }

  return {
    /** Returns how long an address must still wait, in milliseconds; 0 if it may try. */
    remainingLockout(address: string): number {
      const until = suspects.get(sourceOf(address))?.until ?? fullUntil
      return Math.max(0, until - now())
    },
    /** Records a violation. */
    recordViolation(address: string): void {
      const one = suspect(sourceOf(address))
      if (!one) return
      one.tries = [...one.tries.filter((time) => time > now() - MINUTE), now()]
      if (one.tries.length < triesPerMinute) return
      one.until = now() + Math.min(longest, first * 2 ** one.locks)
      one.locks++
      one.tries = []
      lastUntil = Math.max(lastUntil, one.until)
    },
    /** Whether any address is locked out now. */
    get isActive(): boolean {
      return lastUntil > now()
    },
  }
}
