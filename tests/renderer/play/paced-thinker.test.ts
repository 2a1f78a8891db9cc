import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { interruptibleDelay, withPacing } from '../../../src/renderer/play/paced-thinker'
import { wait } from '../../../src/async/wait'
import type { Thinker, Thought, ThinkRequest } from '../../../src/ports/thinker'

const thought: Thought = { move: 'draw', value: null, iterations: 1, ms: 0 }
const quick: Thinker = { think: () => Promise.resolve(thought) }
const request = {} as ThinkRequest

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a thought that is found at once is told no sooner than people can follow', async () => {
  const told = vi.fn()
  void withPacing(quick, { pause: () => 800, waitUntilStill: () => Promise.resolve() })
    .think(request)
    .then(told)
  await vi.advanceTimersByTimeAsync(790)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20)
  expect(told).toHaveBeenCalledWith(thought)
})

test('a move waits until the last one lies still', async () => {
  const told = vi.fn()
  let lies = (): void => undefined
  const still = new Promise<void>((resolve) => (lies = resolve))
  void withPacing(quick, { pause: () => 0, waitUntilStill: () => still })
    .think(request)
    .then(told)
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).not.toHaveBeenCalled()
  lies()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toHaveBeenCalled()
})

test('a pause ends at once when it is cancelled', async () => {
  const stop = new AbortController()
  const waited = vi.fn()
  void wait(60_000, stop.signal).then(waited)
  stop.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(waited).toHaveBeenCalled()
})

test('people have a fair time to interrupt, counted from what was played; none where nobody waits', () => {
  expect(interruptibleDelay(800, 0)).toBe(2500)
  expect(interruptibleDelay(800, 2000)).toBe(500)
  expect(interruptibleDelay(800, 9000)).toBe(0)
  expect(interruptibleDelay(1600, 0)).toBe(5000)
  expect(interruptibleDelay(0, 0)).toBe(0)
})
