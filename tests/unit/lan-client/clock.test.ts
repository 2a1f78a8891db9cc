import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { clockOf, type ClientClock } from '../../../src/lan-client'
import { LIMITS } from '../../../src/protocol/lan/limits'
import { JUMPS, settableClock } from '../../settable-clock'
import { closeClients, createGuest, waitForState } from './guests'
import { welcome } from './manual-client'

afterEach(closeClients)

/** A host that lets everybody in and then says nothing more. */
async function startMuteHost(): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (socket) => socket.once('message', () => socket.send(JSON.stringify(welcome()))))
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  return `ws://127.0.0.1:${String((server.address() as AddressInfo).port)}/lan`
}

/** Returns the platform's own clock, so many times as fast. */
function fastClock(times: number): ClientClock {
  const real = clockOf(globalThis)
  return { now: () => real.now() * times, after: (ms, job) => real.after(ms / times, job) }
}

/** Joins the mute host, and sets the clock of the day while connected. */
async function joinAndJump(jump: number, clock: ClientClock) {
  const setClock = settableClock()
  const begun = performance.now()
  const client = createGuest(await startMuteHost(), { kind: 'code', code: 'ABC234' }, { clock })
  await waitForState(client, ({ connection }) => connection.state === 'connected')
  setClock(jump)
  return { client, begun }
}

const isLost = ({ connection }: { connection: { state: string } }) => connection.state === 'waiting'

test.each(JUMPS)('the clock set by %i ms: a guest notices in 15 seconds that its host is silent', async (jump) => {
  const { client, begun } = await joinAndJump(jump, fastClock(100))
  await waitForState(client, isLost)
  expect((performance.now() - begun) * 100).toBeGreaterThanOrEqual(LIMITS.maxSilenceMs)
})

test.each(JUMPS)('the clock set by %i ms: a page that wakes notices whether its host still answers', async (jump) => {
  const { client, begun } = await joinAndJump(jump, clockOf(globalThis))
  client.wake(60)
  await waitForState(client, isLost)
  expect(performance.now() - begun).toBeLessThan(10_000)
})
