/**
 * Random numbers from 0 to 1. The first ones of a path follow the sequence of Roberts (2018, "The unreasonable
 * effectiveness of quasirandom sequences"), shifted by a hash of the pixel, so that the samples of a pixel are evenly
 * distributed; the later ones, after bounces, come from xorshift.
 */
export interface Sampler {
  /** Begins the path of a sample of a pixel. */
  begin(pixel: number, sample: number): void
  next(): number
}

const QUASIRANDOM_DIMENSIONS = 14

/** Returns the root of x^(d+1) = x + 1, whose powers define the sequence in d dimensions. */
function rootOf(dimensions: number): number {
  let x = 2
  for (let i = 0; i < 60; i++) x = (1 + x) ** (1 / (dimensions + 1))
  return x
}

const STEPS = Array.from({ length: QUASIRANDOM_DIMENSIONS }, (_, i) => rootOf(QUASIRANDOM_DIMENSIONS) ** -(i + 1))

/** Returns a 32-bit hash without visible correlation to its input (Wellons 2018, "Prospecting for hash functions"). */
function hash(n: number): number {
  let x = n | 0
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

export function createSampler(): Sampler {
  let state = 1
  let dimension = 0
  let index = 0
  let pixelHash = 0
  return {
    begin(pixel, sample) {
      pixelHash = hash(pixel + 1)
      index = sample
      dimension = 0
      state = hash(pixelHash + Math.imul(sample, 0x9e3779b9)) || 1
    },
    next() {
      if (dimension < QUASIRANDOM_DIMENSIONS) {
        const moved = hash(pixelHash + Math.imul(dimension, 0x85ebca6b)) / 2 ** 32
        return (moved + (index + 1) * STEPS[dimension++]!) % 1
      }
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return (state >>> 0) / 2 ** 32
    },
  }
}
