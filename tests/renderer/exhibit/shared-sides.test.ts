import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSharedSides, type SharedSidesDependencies } from '../../../src/renderer/exhibit/shared-sides'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function sides(given: Partial<SharedSidesDependencies> = {}) {
  const left = new AbortController()
  const told: string[] = []
  const shared = createSharedSides({
    nearSeat: 1,
    isSolitary: false,
    areHandsHidden: true,
    signal: left.signal,
    onChange: () =>
      void told.push(`${shared.side} ${shared.isCovered ? 'covered' : shared.canAct ? 'open' : 'nobody'}`),
    ...given,
  })
  return { shared, left, told }
}

test('a hidden hand lies face down until it is touched, and again half a minute after the last touch', async () => {
  const { shared } = sides()
  await shared.giveTable(1, 0)
  expect(shared).toMatchObject({ seat: 1, side: 'near', canAct: false, isCovered: true })
  shared.turnHandUp()
  expect(shared).toMatchObject({ canAct: true, isCovered: false })
  vi.advanceTimersByTime(29_900)
  shared.recordTouch()
  vi.advanceTimersByTime(29_900)
  expect(shared.canAct).toBe(true)
  vi.advanceTimersByTime(100)
  expect(shared).toMatchObject({ canAct: false, isCovered: true })
})

test('the table passes to the other side once both have seen what was played, and nobody acts meanwhile', async () => {
  const { shared, told } = sides()
  await shared.giveTable(1, 0)
  shared.turnHandUp()
  const passing = shared.giveTable(0, 1)
  expect(shared).toMatchObject({ seat: 1, side: 'near', canAct: false, isCovered: false })
  await vi.runAllTimersAsync()
  await passing
  expect(shared).toMatchObject({ seat: 0, side: 'far', isCovered: true })
  expect(told).toEqual(['near covered', 'near open', 'near nobody', 'far covered'])
})

test('whoever moves again keeps the table and the open hand', async () => {
  const { shared } = sides()
  await shared.giveTable(0, 0)
  shared.turnHandUp()
  await shared.giveTable(0, 1)
  expect(shared).toMatchObject({ seat: 0, side: 'far', canAct: true })
})

test('where nothing is hidden the table lies open; a game for one is played by turns, a move each', async () => {
  const { shared } = sides({ nearSeat: 0, isSolitary: true, areHandsHidden: false })
  await shared.giveTable(0, 4)
  expect(shared).toMatchObject({ side: 'near', canAct: true })
  for (const [moves, side] of [
    [5, 'far'],
    [5, 'far'],
    [6, 'near'],
  ] as const) {
    const passing = shared.giveTable(0, moves)
    await vi.runAllTimersAsync()
    await passing
    expect(shared).toMatchObject({ seat: 0, side, canAct: true })
  }
})

test('a table that is left turns no hand any more', async () => {
  const { shared, left, told } = sides()
  await shared.giveTable(1, 0)
  shared.turnHandUp()
  left.abort()
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual(['near covered', 'near open'])
})
