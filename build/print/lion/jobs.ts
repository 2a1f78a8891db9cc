import { createPrintJob, type Job, createPictureJob } from '../job'
import { createTrayJob } from '../tray'
import { lionLeafletJob } from './leaflet'
import { LION_LID_INCHES, lionLid } from './lid'
import { type Atlas, cellsOf, drawAtlas, GUARD, seedOf, slotOf } from '../atlas'
import { createRng } from '../rng'
import { type CardStock, createEdgeEntry, wornCard } from '../worn-card'
import { type Colour, COLOURS, lionBack, lionCard } from './card'

export const LION_INCHES = 2
const COLUMNS = 9
const CELL = { w: 455, h: 652 } as const
const SIZE = { width: COLUMNS * CELL.w, height: 6 * CELL.h } as const
const BACK_COUNT = 5

/** Some ninety years of sun: red has faded, but pink has faded more, so that the two remain distinct. */
const STOCK: CardStock = {
  width: CELL.w,
  height: CELL.h,
  ppi: (CELL.w - 2 * GUARD) / LION_INCHES,
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
const lionAtlas = (hasAid: boolean): Atlas => ({
  ...SIZE,
  entries: [
    ...LION_CARDS.map(({ n, colour, name }, i) => ({
      face: `lion/${name}`,
      ...slotOf(i, COLUMNS, CELL.w, CELL.h),
      draw: (fonts: readonly string[]) =>
        wornCard(lionCard(n, colour, hasAid), STOCK, seedOf(name, 1895), handlingOf(name), fonts),
    })),
    ...Array.from({ length: BACK_COUNT }, (_, i) => ({
      face: i === 0 ? 'lion/back' : `lion/back-${i + 1}`,
      ...slotOf(LION_CARDS.length + i, COLUMNS, CELL.w, CELL.h),
      draw: (fonts: readonly string[]) =>
        wornCard(lionBack(), { ...STOCK, age: 0.5 }, seedOf(`back ${i}`, 1895), 0.4 + 0.13 * i, fonts),
    })),
    createEdgeEntry(
      { face: 'lion/edge', ...slotOf(LION_CARDS.length + BACK_COUNT, COLUMNS, CELL.w, CELL.h) },
      STOCK,
      62,
    ),
  ],
})

const createAtlasJob = (hasAid: boolean): Job =>
  createPictureJob(hasAid ? 'lion/atlas-aid' : 'lion/atlas', {
    source: import.meta.url,
    cost: 9,
    ...SIZE,
    encoding: { quality: 72, smallQuality: 66 },
    ...(hasAid ? {} : { cells: cellsOf('lion/atlas', lionAtlas(false)) }),
    draw: (fonts) => drawAtlas(lionAtlas(hasAid), fonts),
  })

const source = import.meta.url
const LID = { width: 1040, height: 1440 } as const

/** The packet's front, for display in the middle of the table; the flap is creased at 0.26 of its height. */
const lidJob: Job = createPrintJob('lion/lid', {
  source,
  cost: 3,
  run: {
    ...LID,
    ppi: LID.width / LION_LID_INCHES,
    paper: 'buff',
    age: 0.4,
    browning: 0.55,
    grain: 0.6,
    misregistration: 0.006,
    opacity: 0.35,
    mottle: 0.7,
    seed: 95,
  },
  wear: {
    foxing: 22,
    scuffs: 12,
    thumbMarks: 4,
    rimBrowning: 0.8,
    edgeWear: 0.014,
    cornerRadius: 0.02,
    core: 'core',
    folds: [{ isVertical: false, position: 0.26, width: 0.006 }],
  },
  encoding: { quality: 64, smallQuality: 64 },
  forme: lionLid,
})

/** Sides of the packet: buff paper with a red line near the top and another near the bottom. */
const tray: Job = createTrayJob('lion/tray', {
  source,
  quality: 78,
  covering: [214, 180, 116],
  lines: { colour: [164, 66, 54], positions: [0.1, 0.9], width: 0.035 },
  maxWearPixels: 9,
})

/** All pictures of the coffee premium's packet. */
export const LION_JOBS: readonly Job[] = [createAtlasJob(false), createAtlasJob(true), lidJob, lionLeafletJob, tray]
