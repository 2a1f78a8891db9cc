import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boxOf, heightOf, widthOf, type Box } from '../../../src/renderer/framing/box'
import { readingPlace } from '../../../src/renderer/panels/table/reading-place'
import { runCount, SEED } from '../../scale'

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

it('lies beside the card, wholly in the free room, and larger', () => {
  const room = fc.record({ width: fc.integer({ min: 300, max: 3400 }), height: fc.integer({ min: 300, max: 1400 }) })
  const where = fc.record({
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  const ratio = fc.constantFrom(1, 0.64, 0.7)
  fc.assert(
    fc.property(room, where, fc.integer({ min: 24, max: 200 }), ratio, ({ width, height }, at, high, wide) => {
      const [left, top] = [at.x * (width - high * wide), at.y * (height - high)]
      const card = boxOf(left, top, left + high * wide, top + high)
      const place = readingPlace(card, wide, boxOf(0, 0, width, height), 16)
      if (place === null) return
      expect(overlap(place, card)).toBe(false)
      expect(place.left).toBeGreaterThanOrEqual(0)
      expect(place.top).toBeGreaterThanOrEqual(0)
      expect(place.right).toBeLessThanOrEqual(width)
      expect(place.bottom).toBeLessThanOrEqual(height)
      expect(heightOf(place)).toBeGreaterThan(high)
      expect(widthOf(place) / heightOf(place)).toBeCloseTo(wide, 6)
    }),
    { numRuns: runCount(400), seed: SEED },
  )
})

it('a card of the table is shown at 20 letters on a desk and on a phone as large as there is room; a large one is not', () => {
  const desk = readingPlace(boxOf(500, 300, 570, 370), 1, boxOf(0, 0, 1000, 720), 16)
  expect(heightOf(desk!)).toBe(320)
  const phone = readingPlace(boxOf(170, 400, 212, 442), 1, boxOf(0, 80, 390, 790), 16)
  expect(heightOf(phone!)).toBeGreaterThan(140)
  expect(readingPlace(boxOf(100, 100, 400, 400), 1, boxOf(0, 0, 1000, 720), 16)).toBeNull()
})
