import { expect, test } from 'vitest'
import fc from 'fast-check'
import { boxOf, within, type Box } from '../../../src/renderer/framing/box'
import { freePlace, type Obstacle } from '../../../src/renderer/framing/free-place'
import { runs } from '../../scale'

const ROOM = within(boxOf(0, 0, 640, 360), 8)
const SIZE = { width: 160, height: 90 }
const lies = (left: number, top: number, width: number, height: number): Box =>
  boxOf(left, top, left + width, top + height)
const middle = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** How many pixels two boxes share. */
const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

test('a paper lies at home on a bare table', () => {
  const home = { x: 304, y: 173 }
  const { x, y } = middle(freePlace([SIZE], ROOM, [], home))
  expect(Math.abs(x - home.x)).toBeLessThanOrEqual(4)
  expect(Math.abs(y - home.y)).toBeLessThanOrEqual(4)
})

test('a paper covers nothing where there is room beside what lies at its home', () => {
  const card: Obstacle = { box: lies(240, 120, 160, 120), weight: 1 }
  const box = freePlace([SIZE], ROOM, [card], middle(card.box))
  expect(shared(box, card.box)).toBe(0)
})

test('of two sizes that one is taken which covers less', () => {
  const wall: Obstacle = { box: lies(110, 0, 530, 360), weight: 1 }
  const box = freePlace([SIZE, { width: 90, height: 150 }], ROOM, [wall], { x: 320, y: 180 })
  expect(box.right - box.left).toBe(90)
  expect(shared(box, wall.box)).toBe(0)
})

test('where all is full, what weighs least is covered', () => {
  const light: Obstacle = { box: lies(0, 0, 320, 360), weight: 0.1 }
  const heavy: Obstacle = { box: lies(320, 0, 320, 360), weight: 4 }
  const box = freePlace([SIZE], ROOM, [heavy, light], { x: 560, y: 180 })
  expect(shared(box, heavy.box)).toBe(0)
})

test('a paper never leaves its room, whatever lies where', () => {
  const side = fc.integer({ min: 0, max: 600 })
  const obstacle = fc.record({
    box: fc.tuple(side, side, side, side).map(([x, y, w, h]) => lies(x, y, w, h)),
    weight: fc.double({ min: 0.1, max: 60, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(obstacle, { maxLength: 12 }), side, side, (obstacles, x, y) => {
      const box = freePlace([SIZE, { width: 120, height: 130 }], ROOM, obstacles, { x, y })
      expect(box.left).toBeGreaterThanOrEqual(ROOM.left)
      expect(box.top).toBeGreaterThanOrEqual(ROOM.top)
      expect(box.right).toBeLessThanOrEqual(ROOM.right)
      expect(box.bottom).toBeLessThanOrEqual(ROOM.bottom)
    }),
    { numRuns: runs(200) },
  )
})
