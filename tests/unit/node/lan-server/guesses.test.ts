import { expect, it } from 'vitest'
import { createGuesses, createLoginThrottle, networkOf, plainAddress } from '../../../../src/node/lan-server/limits'
import { join } from './guest'
import { startTestHost } from './host'

it.each([
  ['::ffff:192.168.1.5', '192.168.1.5'],
  ['::FFFF:192.168.1.5', '192.168.1.5'],
  ['192.168.1.5', '192.168.1.5'],
  ['fe80::1%eth0', 'fe80::1'],
  ['FD00::5', 'fd00::5'],
])('%s is counted as %s', (address, plain) => expect(plainAddress(address)).toBe(plain))

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['fd00::5', 'fd00:0:0:0::/64'],
  ['fe80::aaaa%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
])('%s guesses as %s', (address, network) => expect(networkOf(address)).toBe(network))

it('locks a network of IPv6 out, whichever of its addresses guesses', () => {
  const lockout = createLoginThrottle(10, () => 0)
  for (let i = 0; i < 10; i++) lockout.recordViolation(`2001:db8::${i.toString(16)}`)
  expect(lockout.remainingLockout('2001:db8::ffff')).toBe(60_000)
  expect(lockout.remainingLockout('2001:db8:0:1::1')).toBe(0)
  for (let i = 0; i < 10; i++) lockout.recordViolation(i % 2 === 0 ? '10.0.0.7' : '::ffff:10.0.0.7')
  expect(lockout.remainingLockout('10.0.0.7')).toBe(60_000)
})

it('forgets nobody who is locked out, however many others come', () => {
  let now = 0
  const lockout = createLoginThrottle(10, () => now)
  for (let i = 0; i < 10; i++) lockout.recordViolation('guesser')
  for (let i = 0; i < 10_000; i++) lockout.recordViolation(`other ${String(i)}`)
  expect(lockout.remainingLockout('guesser')).toBe(60_000)
  expect(lockout.remainingLockout('somebody else')).toBe(0)
  now = 60_000
  expect(lockout.remainingLockout('guesser')).toBe(0)
})

it('lets nobody new guess where all whom it remembers are locked out', () => {
  let now = 0
  const lockout = createLoginThrottle(1, () => now)
  for (let i = 0; i < 5_000; i++) lockout.recordViolation(`guesser ${String(i)}`)
  expect(lockout.remainingLockout('guesser 0')).toBe(60_000)
  expect(lockout.remainingLockout('somebody else')).toBe(60_000)
  now = 60_000
  expect(lockout.remainingLockout('somebody else')).toBe(0)
})

it('holds wrong answers back when many guess together, and looks at no more than sixty codes a second', () => {
  let now = 0
  const guesses = createGuesses(() => now)
  const held = Array.from({ length: 60 }, () => guesses.recordWrong())
  expect(new Set(held)).toEqual(new Set([0]))
  expect(guesses.mayCheck()).toBe(true)
  let looked = 0
  while (guesses.mayCheck()) {
    expect(guesses.recordWrong()).toBe(1_000)
    looked++
  }
  expect(looked).toBe(60)
  now = 1_000
  expect(guesses.mayCheck()).toBe(true)
  now = 62_000
  expect(guesses.recordWrong()).toBe(0)
})

it('is told to the owner when more codes are wrong than people mistype, and for a minute', () => {
  let now = 0
  const guesses = createGuesses(() => now)
  for (let i = 0; i < 19; i++) guesses.recordWrong()
  expect(guesses.isNoticed).toBe(false)
  guesses.recordWrong()
  expect(guesses.isNoticed).toBe(true)
  now = 60_001
  expect(guesses.isNoticed).toBe(false)
})

it('lets the right code in while others guess, and a ticket even from an address that is locked out', async () => {
  const host = await startTestHost(undefined, { limits: { joinsPerMinute: 1_000 } })
  const table = await host.lan.open({ game: 'forty-nine', name: 'The parlor', chairs: ['open', 2] })
  const { code, token } = table.room.spec
  const wrong = () => expect(join(host.url, { kind: 'code', code: '222222' })).rejects.toThrow('wrong-pass')
  for (let i = 0; i < 62; i++) await wrong()
  await join(host.url, { kind: 'code', code })
  for (let i = 0; i < 1_000; i++) host.lan.connections.lockout.recordViolation('127.0.0.1')
  await expect(join(host.url, { kind: 'code', code })).rejects.toThrow('locked-out')
  await join(host.url, { kind: 'token', token })
})
