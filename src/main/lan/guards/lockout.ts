/** Slows those who guess codes: every address may be wrong so often a minute, then it is locked out, longer each time. */
export interface Lockout {
  /** How many milliseconds an address must still wait; 0 if it may try. */
  wait(address: string): number
  wrong(address: string): void
}

const MINUTE = 60_000
const LONGEST = 60 * MINUTE
/** Addresses remembered at once; the one unheard of for longest is forgotten first. */
const MOST = 4_096

interface Suspect {
  tries: number[]
  locks: number
  until: number
}

export function lockoutOf(triesPerMinute: number, now: () => number): Lockout {
  const suspects = new Map<string, Suspect>()

  function suspect(address: string): Suspect {
    const known = suspects.get(address) ?? { tries: [], locks: 0, until: 0 }
    suspects.delete(address)
    suspects.set(address, known)
    if (suspects.size > MOST) suspects.delete(suspects.keys().next().value ?? '')
    return known
  }

  return {
    wait: (address) => Math.max(0, (suspects.get(address)?.until ?? 0) - now()),
    wrong(address) {
      const one = suspect(address)
      one.tries = [...one.tries.filter((time) => time > now() - MINUTE), now()]
      if (one.tries.length < triesPerMinute) return
      one.until = now() + Math.min(LONGEST, MINUTE * 2 ** one.locks)
      one.locks++
      one.tries = []
    },
  }
}
