import { afterEach, expect, test, vi } from 'vitest'
import { callAfter, MAX_TIMER_MS } from '../../../src/async/clock'
import { wait } from '../../../src/async/wait'

afterEach(() => {
  vi.useRealTimers()
})

test('a wait that is longer than a timer can hold ends when it should, not at once', async () => {
  vi.useFakeTimers()
  const told: string[] = []
  const cancel = callAfter(3 * MAX_TIMER_MS, () => told.push('cancelled'))
  callAfter(2 * MAX_TIMER_MS + 10, () => told.push('called'))
  void wait(MAX_TIMER_MS + 1).then(() => told.push('waited'))
  await vi.advanceTimersByTimeAsync(MAX_TIMER_MS)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['waited'])
  await vi.advanceTimersByTimeAsync(MAX_TIMER_MS + 8)
  expect(told).toEqual(['waited'])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['waited', 'called'])
  cancel()
  await vi.advanceTimersByTimeAsync(2 * MAX_TIMER_MS)
  expect(told).toEqual(['waited', 'called'])
})
