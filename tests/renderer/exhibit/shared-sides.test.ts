import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSharedSides, type SharedGiven } from '../../../src/renderer/exhibit/shared-sides'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function sides(given: Partial<SharedGiven> = {}) {
  const left = new AbortController()
  const told: string[] = []
  const shared = createSharedSides({
    ...{ near: 1, alone: false, hides: true, signal: left.signal },
    changed: () => void told.push(`${shared.side} ${shared.covered ? 'covered' : shared.open ? 'open' : 'nobody'}`),
    ...given,
  })
  return { shared, left, told }
}

test('a hidden hand lies face down until it is touched, and again four seconds after the last touch', async () => {
  const { shared } = sides()
  await shared.give(1, 0)
  expect(shared).toMatchObject({ seat: 1, side: 'near', open: false, covered: true })
  shared.lift()
  expect(shared).toMatchObject({ open: true, covered: false })
  vi.advanceTimersByTime(3900)
  shared.stir()
  vi.advanceTimersByTime(3900)
  expect(shared.open).toBe(true)
  vi.advanceTimersByTime(100)
  expect(shared).toMatchObject({ open: false, covered: true })
})

test('the table passes to the other side once both have seen what was played, and nobody acts meanwhile', async () => {
  const { shared, told } = sides()
  await shared.give(1, 0)
  shared.lift()
  const passing = shared.give(0, 1)
  expect(shared).toMatchObject({ seat: 1, side: 'near', open: false, covered: false })
  await vi.runAllTimersAsync()
  await passing
  expect(shared).toMatchObject({ seat: 0, side: 'far', covered: true })
  expect(told).toEqual(['near covered', 'near open', 'near nobody', 'far covered'])
})

test('whoever moves again keeps the table and the open hand', async () => {
  const { shared } = sides()
  await shared.give(0, 0)
  shared.lift()
  await shared.give(0, 1)
  expect(shared).toMatchObject({ seat: 0, side: 'far', open: true })
})

test('where nothing is hidden the table lies open; a game for one is played by turns, a move each', async () => {
  const { shared } = sides({ near: 0, alone: true, hides: false })
  await shared.give(0, 4)
  expect(shared).toMatchObject({ side: 'near', open: true })
  for (const [moves, side] of [
    [5, 'far'],
    [5, 'far'],
    [6, 'near'],
  ] as const) {
    const passing = shared.give(0, moves)
    await vi.runAllTimersAsync()
    await passing
    expect(shared).toMatchObject({ seat: 0, side, open: true })
  }
})

test('a table that is left turns no hand any more', async () => {
  const { shared, left, told } = sides()
  await shared.give(1, 0)
  shared.lift()
  left.abort()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual(['near covered', 'near open'])
})
