import { type Job, createPictureJob } from '../job'
import { BAIZE, drawCloth } from './cloth'
import { type Timber, drawWood } from './wood'

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
