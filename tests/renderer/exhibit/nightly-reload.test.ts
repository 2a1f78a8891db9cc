import { expect, test } from 'vitest'
import { createReloadRule, MIN_PAGE_AGE_MS } from '../../../src/renderer/exhibit/nightly-reload'

const night = { minute: 240, age: 10 * MIN_PAGE_AGE_MS, idle: true }

test('a page begins anew at its time, and not at another', () => {
  const isDue = createReloadRule(() => '04:00')
  expect(isDue({ ...night, minute: 239 })).toBe(false)
  expect(isDue(night)).toBe(true)
  expect(createReloadRule(() => null)(night)).toBe(false)
})

test('whoever plays then ends first', () => {
  const isDue = createReloadRule(() => '04:00')
  expect(isDue({ ...night, idle: false })).toBe(false)
  expect(isDue({ ...night, minute: 251, idle: false })).toBe(false)
  expect(isDue({ ...night, minute: 252 })).toBe(true)
})

test('a page that has just begun does not begin anew in the same minute', () => {
  expect(createReloadRule(() => '04:00')({ ...night, age: 30_000 })).toBe(false)
})
