import { randomBytes } from 'node:crypto'
import { ServiceError } from '../../protocol/app/services'
import { isPinOf } from './pin'

/** Wrong PINs in a row after which nobody gets in for a while. */
export const MOST_TRIES = 5
/** How long, in milliseconds: twice as long each time, up to the longest. */
export const LOCKED = 60_000
const LONGEST_LOCK = 3_600_000
/** A pass that nobody uses for so long is worth nothing any more, in milliseconds. */
export const PASS_LASTS = 120_000

/** Lets in whoever knows the PIN. There is one pass at a time. */
export interface StaffDoor {
  /** Answers a pass. Throws ServiceError `wrong-pin`, and `locked` for a while after too many of them. */
  enter(pin: string): Promise<string>
  /** Throws ServiceError `no-pass` unless it is the pass and was used within the last two minutes; it then lasts anew. */
  check(pass: string): void
  leave(): void
}

/**
 * @param hash the PIN as the file keeps it; null where nobody is let in
 * @param now milliseconds of a clock that nobody sets
 */
export function createStaffDoor(hash: string | null, now: () => number = () => performance.now()): StaffDoor {
  let tries = 0
  let lock = LOCKED
  let lockedUntil = -Infinity
  let pass: { readonly text: string; readonly until: number } | null = null

  function refuseLocked(): void {
    if (now() >= lockedUntil) return
    const minutes = Math.ceil((lockedUntil - now()) / 60_000)
    throw new ServiceError('locked', `Too many wrong PINs: wait ${String(minutes)} min.`)
  }

  /** Counted before the PIN is looked at: many tries at once are many tries. */
  function countTry(): void {
    tries++
    if (tries < MOST_TRIES) return
    tries = 0
    lockedUntil = now() + lock
    lock = Math.min(LONGEST_LOCK, lock * 2)
  }

  return {
    async enter(pin) {
      refuseLocked()
      countTry()
      if (hash === null || !(await isPinOf(hash, pin))) throw new ServiceError('wrong-pin', 'This is not the PIN.')
      ;[tries, lock, lockedUntil] = [0, LOCKED, -Infinity]
      pass = { text: randomBytes(16).toString('hex'), until: now() + PASS_LASTS }
      return pass.text
    },
    check(given) {
      if (pass?.text !== given || now() > pass.until) {
        pass = null
        throw new ServiceError('no-pass', 'The PIN has to be given anew.')
      }
      pass = { text: given, until: now() + PASS_LASTS }
    },
    leave: () => void (pass = null),
  }
}
