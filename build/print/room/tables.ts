import { type Job, single } from '../job'
import { BAIZE, cloth } from './cloth'
import { type Timber, wood } from './wood'

const source = import.meta.url

/** The kitchen table: oak, scrubbed pale with sand over decades. */
const SCRUBBED_OAK: Timber = {
  width: 66,
  depth: 42,
  pixels: 2048,
  plank: 6.2,
  dark: [112, 72, 38],
  pale: [206, 166, 112],
  contrast: 0.72,
  seed: 21,
}

const sized = (width: number, ratio: number) => ({ width, height: Math.round(width * ratio) })

/** Tables that can replace the walnut one; only the chosen one is loaded. */
export const TABLES: readonly Job[] = [
  single('room/baize', {
    source,
    cost: 5,
    ...sized(BAIZE.pixels, BAIZE.depth / BAIZE.width),
    coding: { quality: 86, small: 88 },
    draw: () => cloth(BAIZE),
  }),
  single('room/kitchen', {
    source,
    cost: 5,
    ...sized(SCRUBBED_OAK.pixels, SCRUBBED_OAK.depth / SCRUBBED_OAK.width),
    coding: { quality: 86, small: 82 },
    draw: () => wood(SCRUBBED_OAK).colour,
  }),
]
