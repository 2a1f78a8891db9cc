import { expect, test, vi } from 'vitest'
import { createStaffGesture } from '../../../src/renderer/exhibit/staff/staff-gesture'

const SIZE = { width: 1920, height: 1080 }
const LOWER_LEFT = { x: 20, y: 1060, ...SIZE }
const UPPER_RIGHT = { x: 1900, y: 30, ...SIZE }
const MIDDLE = { x: 900, y: 500, ...SIZE }

function gesture() {
  let now = 0
  const opened = vi.fn()
  const made = createStaffGesture(
    () => 80,
    opened,
    () => now,
  )
  return { ...made, opened, later: (ms: number) => void (now += ms) }
}

test('four corners in turn within four seconds open it', () => {
  const { touch, opened, later } = gesture()
  for (const at of [LOWER_LEFT, UPPER_RIGHT, LOWER_LEFT]) {
    touch(at)
    later(1200)
  }
  expect(opened).not.toHaveBeenCalled()
  touch(UPPER_RIGHT)
  expect(opened).toHaveBeenCalledTimes(1)
  touch(LOWER_LEFT)
  touch(UPPER_RIGHT)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('too slow, in another order, or with another touch in between they do not; one may begin anew at once', () => {
  const { touch, opened, later } = gesture()
  for (const at of [LOWER_LEFT, UPPER_RIGHT, LOWER_LEFT, UPPER_RIGHT]) {
    touch(at)
    later(1400)
  }
  for (const at of [UPPER_RIGHT, LOWER_LEFT, UPPER_RIGHT, MIDDLE, LOWER_LEFT, UPPER_RIGHT]) touch(at)
  expect(opened).not.toHaveBeenCalled()
  // The last two touches above count for the next try.
  for (const at of [LOWER_LEFT, UPPER_RIGHT]) touch(at)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('by keys: the one to speak held for five seconds, then up, up, down, down', () => {
  const { press, release, opened, later } = gesture()
  const hold = (ms: number) => {
    press('speak')
    later(ms)
    release('speak')
  }
  const way = () => (['up', 'up', 'down', 'down'] as const).forEach((key) => press(key))
  way()
  hold(4900)
  way()
  expect(opened).not.toHaveBeenCalled()
  hold(5000)
  press('forth')
  way()
  expect(opened).toHaveBeenCalledTimes(1)
  way()
  hold(5000)
  later(6001)
  way()
  expect(opened).toHaveBeenCalledTimes(1)
})
