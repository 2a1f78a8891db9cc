import { describe, expect, test } from 'vitest'
import {
  decodeSrgb,
  encodeSrgb,
  meanLight,
  type SrgbPicture,
  shrink,
  toneMap,
} from '../../../build/reference/srgb-picture'
import { fromOpponent, lab, toOpponent } from '../../../build/reference/flip/colour'
import { flip } from '../../../build/reference/flip/flip'

const WIDTH = 32
const HEIGHT = 24
const PER_DEGREE = 20

/** Returns a picture with the levels (0 to 255) that `level` gives for each place. */
function picture(level: (x: number, y: number) => readonly [number, number, number]): SrgbPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) pixels.set(level(x, y), (y * WIDTH + x) * 3)
  return { width: WIDTH, height: HEIGHT, pixels }
}

const even = (v: number) => picture(() => [v, v, v])
const black = even(0)
const white = even(255)
const striped = picture((x) => (x % 2 === 0 ? [0, 0, 0] : [255, 255, 255]))
const half = picture((x) => (x < WIDTH / 2 ? [40, 40, 40] : [200, 200, 200]))

describe('FLIP', () => {
  test('is nought between a picture and itself', () => {
    for (const same of [black, white, striped, half]) expect(flip(same, same, PER_DEGREE).mean).toBe(0)
  })

  test('is between black and white what the article says', () => {
    // Even pictures have no features, and the eye's blur does not change them: only the lightness differs, by 100. The
    // largest difference is between green and blue once brightness has been allowed for: 203.3. Both are raised to the
    // power of 0.7, and what is above 0.4 of the largest is pressed into the last 0.05.
    const [far, largest] = [100 ** 0.7, 203.3 ** 0.7]
    const expected = 0.95 + ((far - 0.4 * largest) / (0.6 * largest)) * 0.05
    expect(flip(black, white, PER_DEGREE).mean).toBeCloseTo(expected, 4)
  })

  test('is the same both ways', () => {
    expect(flip(half, striped, PER_DEGREE).mean).toBeCloseTo(flip(striped, half, PER_DEGREE).mean, 12)
  })

  test('grows with the difference', () => {
    const means = [130, 140, 160, 200, 255].map((v) => flip(even(128), even(v), PER_DEGREE).mean)
    expect([...means].sort((a, b) => a - b)).toEqual(means)
    expect(means[0]).toBeGreaterThan(0)
  })

  test('sees less of fine stripes from afar', () => {
    const grey = even(Math.round(encodeSrgb(0.5) * 255))
    expect(flip(striped, grey, 120).mean).toBeLessThan(0.3 * flip(striped, grey, 4).mean)
  })

  test('sees an edge that is missing more than the same difference spread out', () => {
    const spread = picture((x) => Array<number>(3).fill(40 + (160 * x) / (WIDTH - 1)) as [number, number, number])
    const { map } = flip(half, spread, PER_DEGREE)
    const at = (x: number) => map.values[(HEIGHT / 2) * WIDTH + x]!
    // At the edge itself, both pictures have the same light but for a few levels.
    expect(at(WIDTH / 2)).toBeGreaterThan(at(2))
  })

  test('refuses pictures of two sizes', () => {
    expect(() => flip(black, shrink(white, 2), PER_DEGREE)).toThrow(RangeError)
  })
})

describe('colours', () => {
  test('come back from the opponent space', () => {
    for (const light of [
      [0, 0, 0],
      [1, 1, 1],
      [0.2, 0.5, 0.9],
    ] as const)
      fromOpponent(toOpponent(light)).forEach((v, c) => expect(v).toBeCloseTo(light[c]!, 6))
  })

  test('are white, black and red where CIE has them', () => {
    const near = (light: readonly [number, number, number], wanted: readonly number[]) =>
      lab(light).forEach((v, c) => expect(v).toBeCloseTo(wanted[c]!, 1))
    near([1, 1, 1], [100, 0, 0])
    near([0, 0, 0], [0, 0, 0])
    near([1, 0, 0], [53.24, 80.09, 67.2])
  })
})

describe('development', () => {
  test('encodes and decodes', () => {
    for (const v of [0, 0.001, 0.2, 1]) expect(decodeSrgb(encodeSrgb(v))).toBeCloseTo(v, 10)
  })

  test('keeps black black, brings no light to more than white, and grows with it', () => {
    const greys = [0, 0.05, 0.2, 1, 4, 50].map((v) => toneMap([v, v, v], 0.9)[1])
    expect(greys[0]).toBe(0)
    expect(greys.at(-1)).toBe(1)
    expect([...greys].sort((a, b) => a - b)).toEqual(greys)
  })

  test('makes pictures smaller by the mean of their light', () => {
    const small = shrink(striped, 2)
    expect([small.width, small.height]).toEqual([WIDTH / 2, HEIGHT / 2])
    expect(new Set(small.pixels)).toEqual(new Set([Math.round(encodeSrgb(0.5) * 255)]))
    expect(() => shrink(striped, 5)).toThrow(RangeError)
  })

  test('knows how much light a picture has', () => {
    expect(meanLight(striped)).toBeCloseTo(0.5, 10)
    expect(meanLight(picture(() => [0, 255, 0]))).toBeCloseTo(0.7152, 10)
  })
})
