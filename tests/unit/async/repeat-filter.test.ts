import { expect, test } from 'vitest'
import { createRepeatFilter } from '../../../src/async/repeat-filter'

test('a sentence that comes every millisecond passes once within a period, with how often it was kept back', () => {
  let now = 0
  const passes = createRepeatFilter(() => now, 1_000)
  const told: (readonly [at: number, keptBack: number])[] = []
  for (; now < 3_500; now++) {
    const keptBack = passes('The disk is full.')
    if (keptBack !== null) told.push([now, keptBack])
  }
  expect(told).toEqual([
    [0, 0],
    [1_000, 999],
    [2_000, 999],
    [3_000, 999],
  ])
})

test('sentences that are all different are limited as well, and nothing of them is remembered for longer', () => {
  let now = 0
  const passes = createRepeatFilter(() => now, 1_000)
  const count = () => Array.from({ length: 10_000 }, (_, i) => passes(`fault ${String(i)}`)).filter((n) => n !== null)
  expect(count()).toHaveLength(64)
  now += 1_000
  expect(count()).toHaveLength(64)
})
