import type { Job } from '../job'
import { createLidJob } from '../lid'
import { createTrayJob } from '../tray'
import { lionLeafletJob } from './leaflet'
import { LION_LID } from './lid'
import { type Atlas, createAtlasJobs, seedOf } from '../atlas'
import { createRng } from '../rng'
import { type CardStock, cellOf, packAtlas, wornBacks } from '../worn-card'
import { type Colour, COLOURS, lionBack, lionCard } from './card'

export const LION_INCHES = 2

/** Some ninety years of sun: red has faded, but pink has faded more, so that the two remain distinct. */
const STOCK: CardStock = {
  ...cellOf(455, 652, LION_INCHES),
  paper: 'bristol',
  age: 0.72,
  browning: 0.46,
  grain: 0.6,
  misregistration: 0.0045,
  opacity: 0.3,
  mottle: 0.9,
  cornerRadius: 0.08,
  foxing: 5,
}

/** Returns how much a card was handled: the ten red and the two black score most, and are worn most. */
const handlingOf = (name: string): number =>
  /^(10R|2K)$/.test(name) ? 0.85 : 0.3 + 0.35 * createRng(seedOf(name, 7))()

export const LION_CARDS = (Object.keys(COLOURS) as Colour[]).flatMap((colour) =>
  Array.from({ length: 11 }, (_, i) => ({ n: i + 1, colour, name: `${i + 1}${colour}` })),
)

/** Forty-four faces, five backs with increasing wear, and the cut edge of the stock. */
const atlas = (hasAid: boolean): Atlas =>
  packAtlas(
    [
      ...LION_CARDS.map(({ n, colour, name }) => ({
        face: `lion/${name}`,
        forme: () => lionCard(n, colour, hasAid),
        seed: seedOf(name, 1895),
        handling: handlingOf(name),
      })),
      ...wornBacks('lion', lionBack, 1895, 0.13).map((back) => ({ ...back, stock: { ...STOCK, age: 0.5 } })),
    ],
    9,
    STOCK,
    { face: 'lion/edge', seed: 62 },
  )

const source = import.meta.url

/** All pictures of the coffee premium's packet. */
export const LION_JOBS: readonly Job[] = [
  ...createAtlasJobs('lion/atlas', atlas, { source, cost: 9, encoding: { quality: 72, smallQuality: 66 } }),
  // The packet's front, for display in the middle of the table.
  createLidJob('lion/lid', LION_LID, { source, cost: 3, longSide: 1440, encoding: { quality: 64, smallQuality: 64 } }),
  lionLeafletJob,
  // Sides of the packet: buff paper with a red line near the top and another near the bottom.
  createTrayJob('lion/tray', {
    source,
    quality: 78,
    covering: [214, 180, 116],
    lines: { colour: [164, 66, 54], positions: [0.1, 0.9], width: 0.035 },
    maxWearPixels: 9,
  }),
]
