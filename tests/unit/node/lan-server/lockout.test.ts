import { expect, it } from 'vitest'
import { createLoginThrottle } from '../../../../src/node/lan-server/limits'

const MINUTE = 60_000

/** Gives ten wrong codes; returns for how many minutes the address is then locked out. */
function lockedMinutes(lockout: ReturnType<typeof createLoginThrottle>): number {
  for (let i = 0; i < 10; i++) lockout.recordViolation('guesser')
  return lockout.remainingLockout('guesser') / MINUTE
}

it('locks out longer each time, up to an hour, and nobody else', () => {
  let now = 0
  const lockout = createLoginThrottle(10, () => now)
  const minutes = Array.from({ length: 9 }, () => {
    const locked = lockedMinutes(lockout)
    now += lockout.remainingLockout('guesser')
    expect(lockout.remainingLockout('guesser')).toBe(0)
    return locked
  })
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  expect(lockout.remainingLockout('somebody else')).toBe(0)
})

it('counts the wrong codes of the last minute only', () => {
  let now = 0
  const lockout = createLoginThrottle(10, () => now)
  for (let i = 0; i < 50; i++) {
    lockout.recordViolation('slow')
    now += 7_000
  }
  expect(lockout.remainingLockout('slow')).toBe(0)
})

it('remembers few addresses of a flood, and still locks out', () => {
  const lockout = createLoginThrottle(10, () => 0)
  for (let i = 0; i < 20_000; i++) lockout.recordViolation(`fd00::${i.toString(16)}`)
  expect(lockedMinutes(lockout)).toBe(1)
})
