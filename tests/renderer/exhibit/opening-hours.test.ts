// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { defineComponent } from 'vue'
import { useOpeningHours } from '../../../src/renderer/exhibit/exhibit-life'

afterEach(() => void vi.useRealTimers())

/** Longest time until the page has looked at the clock again, in milliseconds. */
const NEXT_LOOK_MS = 5000

test('a clock that jumps by a day or a year opens and closes the exhibit by its new time, and back again', () => {
  vi.useFakeTimers()
  // A Tuesday; Mondays are closed.
  vi.setSystemTime(new Date('2026-03-24T12:00'))
  let open: boolean | null = null
  const page = mount(
    defineComponent({
      setup: () =>
        useOpeningHours(
          () => ({ every: '10:00-18:00', mon: 'closed' }),
          (now) => void (open = now),
        ),
      template: '<p>{{ opens }}</p>',
    }),
  )
  const after = (time: string): [boolean | null, string | null] => {
    vi.setSystemTime(new Date(time))
    vi.advanceTimersByTime(NEXT_LOOK_MS)
    return [open, page.vm.opens]
  }
  expect(open).toBe(true)
  expect(after('2026-03-23T12:00')).toEqual([false, '10:00'])
  expect(after('2026-03-24T12:00')[0]).toBe(true)
  expect(after('2027-03-24T19:00')).toEqual([false, '10:00'])
  expect(after('2025-03-25T17:59')[0]).toBe(true)
  // A Sunday evening: the next opening is a day away.
  expect(after('2026-03-22T19:00')).toEqual([false, null])
})
