import { expect } from 'vitest'
import { expectGoodEnd, startGuestsOn, startHostOn } from './net/party'
import { testOnBadLines, testOnNetwork } from './net/describe'

/**
 * Time for which the cable is pulled, in milliseconds. It is longer than the silence after which the host counts a
 * guest as gone.
 */
const PULLED_MS = 30_000
const GAME = 'forty-nine'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

testOnNetwork('a cable pulled for 30 seconds in mid-move', async (house) => {
  const [at, here, there] = [await house.machine(), await house.machine(), await house.machine()]
  const host = await startHostOn(at, [[GAME, 2]])
  const ada = await startGuestsOn(here, at, host.codes[0] ?? '', ['Ada'])
  const ben = await startGuestsOn(there, at, host.codes[0] ?? '', ['Ben'])
  ben.play()
  ada.play(3)
  await ada.sees('Ada', ({ moved }) => moved !== undefined)
  const pulled = Date.now()
  await here.pullCable()
  // Her moves from now on do not arrive.
  ada.play()
  await ada.sees('Ada', ({ connection }) => connection === 'waiting', pulled)
  await ben.sees('Ben', ({ chairs }) => chairs?.[0] === 'away', pulled)
  await wait(Math.max(0, pulled + PULLED_MS - Date.now()))
  const plugged = Date.now()
  await here.plugCable()
  await ada.sees('Ada', ({ connection, seat }) => connection === 'connected' && seat === 'A', plugged)
  await expectGoodEnd(ada, ben)
  await host.close()
})

testOnBadLines('a whole game at 10 % loss and 200 ms delay', async (house) => {
  const [at, here, there] = [await house.machine(), await house.machine(), await house.machine()]
  for (const machine of [here, there]) await machine.spoil({ delay: 200, loss: 10 })
  const host = await startHostOn(at, [[GAME, 2]])
  const ada = await startGuestsOn(here, at, host.codes[0] ?? '', ['Ada'])
  const ben = await startGuestsOn(there, at, host.codes[0] ?? '', ['Ben'])
  ada.play()
  ben.play()
  await expectGoodEnd(ada, ben)
  await host.close()
})

testOnNetwork('a host killed in mid-game and started again: everybody is back in their chair', async (house) => {
  const [at, here, there] = [await house.machine(), await house.machine(), await house.machine()]
  const host = await startHostOn(at, [[GAME, 2]])
  const ada = await startGuestsOn(here, at, host.codes[0] ?? '', ['Ada'])
  const ben = await startGuestsOn(there, at, host.codes[0] ?? '', ['Ben'])
  ada.play(4)
  ben.play(4)
  await ada.sees('Ada', ({ moved }) => moved !== undefined)
  const killed = Date.now()
  await host.restart()
  await ada.sees('Ada', ({ connection, seat }) => connection === 'connected' && seat === 'A', killed)
  await ben.sees('Ben', ({ connection, seat }) => connection === 'connected' && seat === 'B', killed)
  ada.play()
  ben.play()
  await expectGoodEnd(ada, ben)
  await host.close()
})

testOnNetwork('eight players in one game, and another table beside it', async (house) => {
  const [at, here, there] = [await house.machine(), await house.machine(), await house.machine()]
  const host = await startHostOn(at, [
    [GAME, 8],
    ['boston-books', 2],
  ])
  const [many = '', few = ''] = host.codes
  const half = await startGuestsOn(here, at, many, ['Ada', 'Ben', 'Cleo', 'Dan'])
  const rest = await startGuestsOn(there, at, many, ['Eve', 'Fred', 'Gus', 'Hal'])
  const beside = await startGuestsOn(there, at, few, ['Ida', 'Jo'])
  expect(beside.shown('Ida').find(({ seat }) => seat)?.seat).toBe('A')
  for (const guests of [half, rest, beside]) guests.play()
  await Promise.all([expectGoodEnd(half, rest), expectGoodEnd(beside)])
  await host.close()
})
