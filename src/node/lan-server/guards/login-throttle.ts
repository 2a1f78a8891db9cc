import { networkOf } from './sources'

/** Slows whoever does what they should not: so often a minute is borne, then they are locked out, longer each time. */
export interface LoginThrottle {
  /** How many milliseconds an address must still wait; 0 if it may try. */
  wait(address: string): number
  wrong(address: string): void
  /** Whether anybody is locked out now. */
  readonly active: boolean
}

export interface LockoutOptions {
  /** How long somebody is locked out the first time, in milliseconds; twice as long each time that follows. */
  readonly first?: number
  readonly longest?: number
}

const MINUTE = 60_000
const LONGEST = 60 * MINUTE
/**
 * Networks remembered at once. Whoever was not wrong for longest is forgotten first, but nobody who is locked out: where
 * all of them are, those who come are locked out with them until the first is free.
 */
const MOST = 4_096

interface Suspect {
  tries: number[]
  locks: number
  until: number
}

/** IPv6 addresses are counted by their networks of 64 bits. @param now milliseconds of any clock that only goes forward. */
export function createLoginThrottle(
  triesPerMinute: number,
  now: () => number,
  { first = MINUTE, longest = LONGEST }: LockoutOptions = {},
): LoginThrottle {
  const suspects = new Map<string, Suspect>()
  let lastUntil = 0
  /** Until when nobody unknown may try, since there is no room to remember them. */
  let fullUntil = 0

  /** Makes room for one more; false where everybody is locked out. */
  function makeRoom(): boolean {
    if (suspects.size < MOST) return true
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
    wait(address) {
      const until = suspects.get(networkOf(address))?.until ?? fullUntil
      return Math.max(0, until - now())
    },
    wrong(address) {
      const one = suspect(networkOf(address))
      if (!one) return
      one.tries = [...one.tries.filter((time) => time > now() - MINUTE), now()]
      if (one.tries.length < triesPerMinute) return
      one.until = now() + Math.min(longest, first * 2 ** one.locks)
      one.locks++
      one.tries = []
      lastUntil = Math.max(lastUntil, one.until)
    },
    get active() {
      return lastUntil > now()
    },
  }
}
