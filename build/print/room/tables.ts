import { type Job, createPictureJob } from '../job'
import { type Timber, drawWood } from './wood'
import { clamp, mix, smoothstep, type Rgb } from '../colour'
import { paintSheet, type Sheet } from '../press/run'
import { fractalNoise, noise } from './value-noise'

/** A table top of woollen cloth. Lengths in inches. */
interface Cloth {
  readonly width: number
  readonly depth: number
  readonly pixels: number
  readonly dyeColour: Rgb
  /** The colour to which the dye fades where sleeves and sun wear it. */
  readonly fadedColour: Rgb
}

const BAIZE: Cloth = {
  width: 66,
  depth: 50,
  pixels: 2048,
  dyeColour: [34, 63, 42],
  fadedColour: [84, 98, 58],
}

const source = import.meta.url

/** The kitchen table: oak, scrubbed pale with sand over decades. */
const SCRUBBED_OAK: Timber = {
  width: 66,
  depth: 42,
  pixels: 2048,
  plankWidth: 6.2,
  darkColour: [112, 72, 38],
  paleColour: [206, 166, 112],
  contrast: 0.72,
  seed: 21,
}

const sizeOf = (width: number, ratio: number) => ({ width, height: Math.round(width * ratio) })

/** Tables that can replace the walnut one; only the chosen one is loaded. */
export const TABLE_JOBS: readonly Job[] = [
  createPictureJob('room/baize', {
    source,
    cost: 5,
    ...sizeOf(BAIZE.pixels, BAIZE.depth / BAIZE.width),
    encoding: { quality: 86, smallQuality: 88 },
    draw: () => drawCloth(BAIZE),
  }),
  createPictureJob('room/kitchen', {
    source,
    cost: 5,
    ...sizeOf(SCRUBBED_OAK.pixels, SCRUBBED_OAK.depth / SCRUBBED_OAK.width),
    encoding: { quality: 86, smallQuality: 82 },
    draw: () => drawWood(SCRUBBED_OAK).colour,
  }),
]

/**
 * Draws the cloth: nap brushed in one direction, two sets of threads that just show through, loose hairs, and worn
 * places along the edges.
 */
function drawCloth(c: Cloth): Sheet {
  const height = Math.round((c.pixels * c.depth) / c.width)
  return paintSheet(c.pixels, height, (i, j) => {
    const [x, z] = [((i + 0.5) / c.pixels) * c.width, ((j + 0.5) / height) * c.depth]
    const light = brightnessAt(x, z) * (1 - 0.35 * stainAt(c, x, z))
    return mix(c.dyeColour, c.fadedColour, fadingAt(c, x, z)).map((each) => each * light)
  })
}

/** Returns the brightness of the wool, about 1. */
function brightnessAt(x: number, z: number): number {
  const brushed = fractalNoise(x * 0.22 + z * 0.05, z * 0.4) - 0.5
  const threads = noise(x * 8, z * 16) - 0.5 + (noise(x * 16, z * 8) - 0.5) * 0.8
  const wool = noise(x * 23 + 5, z * 23) - 0.5
  const hair = smoothstep(0.86, 0.97, noise(x * 6 + z * 3.4, z * 6 - x * 3.4)) * noise(x * 1.7, z * 1.7)
  return 1 + brushed * 0.2 + threads * 0.17 + wool * 0.24 + hair * 0.3
}

/**
 * Returns how far the dye has faded: a little everywhere in clouds, most where forearms rested, about 7 in from each
 * edge.
 */
function fadingAt(c: Cloth, x: number, z: number): number {
  const edge = Math.min(x, c.width - x, z, c.depth - z)
  const arms = Math.exp(-(((edge - 7) / 4) ** 2)) * smoothstep(0.42, 0.75, fractalNoise(x * 0.11 + 31, z * 0.13))
  return clamp(
    0.1 * fractalNoise(x * 0.16, z * 0.16 + 9) +
      0.34 * arms +
      0.1 * smoothstep(0.62, 0.8, fractalNoise(x * 0.4, z * 0.4)),
  )
}

/** Returns the strength of a stain: the ring of a wet glass, and one drop beside it. */
function stainAt(c: Cloth, x: number, z: number): number {
  const distance = Math.hypot(x - c.width * 0.79, z - c.depth * 0.34) + (noise(x * 1.4, z * 1.4) - 0.5) * 0.3
  const ring = Math.exp(-(((distance - 1.35) / 0.13) ** 2)) * smoothstep(0.2, 0.7, noise(x * 0.9, z * 0.9))
  const drop = 1 - smoothstep(0.16, 0.3, Math.hypot(x - c.width * 0.835, z - c.depth * 0.37))
  return 0.55 * ring + 0.5 * drop
}
