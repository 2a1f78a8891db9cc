import { expect, test } from 'vitest'
import { createSeededRng } from '../../../../src/rules/kit'
import { JUMPS, settableClock } from '../../../settable-clock'
import { nextMove, sitDown, waitUntilAllKnow } from './guest'
import { HIGH_LIMITS, startTestHost } from './host'

/** Starts a game of two guests with a time limit for each move. */
async function timedGame(turn: number) {
  const setClock = settableClock()
  const host = await startTestHost(undefined, { limits: HIGH_LIMITS })
  const chairs = ['open', 'open'] as const
  const table = await host.lan.open({ game: 'nebraska-checkers', name: 'Parlor', chairs, settings: { turn } })
  const guests = await sitDown(host.url, table.room.spec.code)
  await table.start()
  const [first] = guests
  if (!first) throw new Error('nobody sits')
  await first.heard('view', ({ lobby }) => lobby.phase === 'playing')
  return { host, table, guests, first, setClock }
}

test.each(JUMPS)('the clock set by %i ms: the host goes on to move for players whose time is up', async (jump) => {
  const { host, table, first, setClock } = await timedGame(50)
  setClock(jump)
  const warnings: string[] = []
  const warn = (warning: Error) => warnings.push(warning.message)
  process.on('warning', warn)
  // Nobody sends a move.
  const { turn } = first
  await first.heard('step', (step) => step.turn >= turn + 4)
  process.off('warning', warn)
  expect(warnings).toEqual([])
  expect(table.room.phase).toBe('playing')
  expect(host.faults).toEqual([])
})

test.each(JUMPS)('the clock set by %i ms: nobody loses the time that they still have', async (jump) => {
  const { host, table, guests, first, setClock } = await timedGame(60_000)
  const clockOf = () => table.room.activeGame?.clock
  const pingedAt = async () => (await first.ask('ping')).now ?? NaN
  const before = await pingedAt()
  setClock(jump)
  // A move changes whom the game waits for, upon which the host looks at the clock.
  const rng = createSeededRng('in time')
  for (let i = 0; i < 3; i++) {
    const next = await nextMove(guests, rng)
    if (!next) throw new Error('nobody may move')
    expect(await next.guest.ask('move', { turn: next.guest.turn, text: next.text })).toMatchObject({ ok: true })
    await waitUntilAllKnow(guests)
    const waited = table.room.activeGame?.table.awaitedSeats ?? []
    expect(waited.map((seat) => clockOf()?.isLate(seat))).toEqual(waited.map(() => false))
  }
  // Guests count the time left by the clock that the host tells them.
  const now = await pingedAt()
  expect(now - before).toBeGreaterThanOrEqual(0)
  expect(now - before).toBeLessThan(60_000)
  const left = (clockOf()?.deadline ?? NaN) - now
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(60_000)
  expect(host.faults).toEqual([])
})
