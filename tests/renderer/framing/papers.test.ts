import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightOf, widthOf } from '../../../src/renderer/framing/box'
import { papersFor } from '../../../src/renderer/framing/papers'
import { runCount, SEED } from '../../scale'

const REM = 16
/** Desks, phones, and a phone held sideways. */
const WINDOWS = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
  [360, 640],
  [844, 390],
] as const
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

  it('have room for every key: one is never narrower than a fingertip, stacked or not', () => {
    for (const [width, height] of WINDOWS)
      for (const [rem, band] of [16, 32].flatMap((it) => [false, true].map((on) => [it, on] as const)))
        for (let own = 0; own <= 6; own++) {
          const { verbs, areVerbsStacked } = papersFor({ width, height }, 3, rem, band, { own, fixed: 2 })
          const token = Math.max(44, Math.min(2.75 * rem, widthOf(verbs) * 0.13))
          const beside = widthOf(verbs) - 3 * token
          const room = areVerbsStacked ? Math.min(widthOf(verbs) / own, beside / 2) : beside / (own + 2)
          expect({ width, own, room: room >= 44 }).toEqual({ width, own, room: true })
          expect(heightOf(verbs)).toBeGreaterThanOrEqual(areVerbsStacked ? 2 * 44 : 44)
        }
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
