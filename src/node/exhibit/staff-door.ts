import { randomBytes } from 'node:crypto'
import { ServiceError } from '../../protocol/app/services'
import { isPinOf } from './pin'

/** Number of wrong PINs in a row that lead to a lockout. */
export const MAX_TRIES = 5
/** Duration of the first lockout, in milliseconds; it doubles each time, up to `MAX_LOCK_MS`. */
export const FIRST_LOCK_MS = 60_000
const MAX_LOCK_MS = 3_600_000
/** How long an unused pass stays valid, in milliseconds. */
export const PASS_LIFETIME_MS = 120_000

/** Admits staff by PIN. There is one valid pass at a time. */
export type StaffDoor = ReturnType<typeof createStaffDoor>

/**
 * @param hash the PIN's hash from the file; null admits nobody
 * @param now milliseconds of a monotonic clock
 */
export function createStaffDoor(hash: string | null, now: () => number = () => performance.now()) {
  let tries = 0
  let lock = FIRST_LOCK_MS
  let lockedUntil = -Infinity
  let pass: { readonly text: string; readonly until: number } | null = null

  function refuseLocked(): void {
    if (now() >= lockedUntil) return
    const minutes = Math.ceil((lockedUntil - now()) / 60_000)
    throw new ServiceError('locked', `Too many wrong PINs: wait ${String(minutes)} min.`)
  }

  /** Counts an attempt before the PIN is checked, so that simultaneous attempts all count. */
  function countTry(): void {
    tries++
    if (tries < MAX_TRIES) return
    tries = 0
    lockedUntil = now() + lock
    lock = Math.min(MAX_LOCK_MS, lock * 2)
  }

  return {
    /** Resolves to a pass. Throws ServiceError `wrong-pin`, or `locked` for a while after too many wrong ones. */
    async enter(pin: string): Promise<string> {
      refuseLocked()
      countTry()
      if (hash === null || !(await isPinOf(hash, pin))) throw new ServiceError('wrong-pin', 'This is not the PIN.')
      ;[tries, lock, lockedUntil] = [0, FIRST_LOCK_MS, -Infinity]
      pass = { text: randomBytes(16).toString('hex'), until: now() + PASS_LIFETIME_MS }
      return pass.text
    },
    /**
     * Throws ServiceError `no-pass` unless this is the current pass and it was used within the last two minutes; renews
     * it for as long.
     */
    check(given: string): void {
      if (pass !== null && now() > pass.until) pass = null
      // A wrong pass leaves the valid one: an old page must not log out whoever entered after it.
      if (pass?.text !== given) throw new ServiceError('no-pass', 'The PIN has to be given anew.')
      pass = { text: given, until: now() + PASS_LIFETIME_MS }
    },
    leave: () => void (pass = null),
  }
}
