import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightOf, widthOf } from '../../../src/renderer/framing/box'
import { papersFor } from '../../../src/renderer/framing/papers'
import { runCount, SEED } from '../../scale'

const REM = 16
const share = (width: number, height: number, seats: number, rem = REM, band = false) => {
  const { strip, verbs } = papersFor({ width, height }, seats, rem, band)
  return (widthOf(strip) * heightOf(strip) + widthOf(verbs) * heightOf(verbs)) / (width * height)
}

describe('the papers of a game', () => {
  it('lie in a column, in a band or across a tall window', () => {
    expect(papersFor({ width: 1280, height: 720 }, 3, REM).layout).toBe('column')
    expect(papersFor({ width: 1280, height: 720 }, 3, REM, true).layout).toBe('band')
    expect(papersFor({ width: 390, height: 844 }, 3, REM, true).layout).toBe('tall')
  })

  it.each([
    [1280, 720, 16, 0.08],
    [1920, 1080, 16, 0.05],
    [3440, 1440, 18.72, 0.05],
    [390, 844, 16, 0.15],
    [844, 390, 16, 0.12],
  ])('take little of a window of %i × %i', (width, height, rem, most) => {
    for (const band of [false, true])
      for (const seats of [1, 2, 4]) expect(share(width, height, seats, rem, band)).toBeLessThanOrEqual(most)
  })

  it('lie in the window and apart from one another, however large letters are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 4000 }),
        fc.integer({ min: 320, max: 2400 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 16, max: 32 }),
        fc.boolean(),
        (width, height, seats, rem, band) => {
          const { strip, verbs, columnWidth } = papersFor({ width, height }, seats, rem, band)
          for (const box of [strip, verbs]) {
            expect(Math.min(box.left, box.top, width - box.right, height - box.bottom)).toBeGreaterThanOrEqual(0)
            expect(Math.min(widthOf(box), heightOf(box))).toBeGreaterThan(0)
          }
          expect(strip.bottom < verbs.top || strip.right < verbs.left).toBe(true)
          expect(columnWidth).toBeLessThan(width / 2)
        },
      ),
      { numRuns: runCount(500, 50), seed: SEED },
    )
  })
})
