import { createPrintJob, type Job, createPictureJob } from '../job'
import { createTrayJob } from '../tray'
import { packLeafletJob } from './leaflet'
import { TUCK_LID_INCHES, tuckLid } from './lid'
import { type Atlas, cellsOf, drawAtlas, GUARD, seedOf, slotOf } from '../atlas'
import type { Suit } from '../pips'
import type { Forme } from '../plates'
import { createRng } from '../rng'
import { type CardStock, createEdgeEntry, wornCard } from '../worn-card'
import { packBack } from './back'
import { courtCard } from './court/card'
import { COURT } from './court/people'
import { PIP_RANKS, pipCard } from './card-parts'

export const PACK_INCHES = 2.25
const COLUMNS = 10
const CELL = { w: 408, h: 630 } as const
const SIZE = { width: COLUMNS * CELL.w, height: 6 * CELL.h } as const
const BACK_COUNT = 5

const STOCK: CardStock = {
  width: CELL.w,
  height: CELL.h,
  ppi: (CELL.w - 2 * GUARD) / PACK_INCHES,
  paper: 'bristol',
  age: 0.26,
  browning: 0.5,
  grain: 0.6,
  misregistration: 0.007,
  opacity: 0.6,
  mottle: 0.6,
  cornerRadius: 0.13,
}

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C']

/** Every face by its name, suit by suit: `AS` to `KC`. */
export const packFaces = (
  hasAid: boolean,
  hasLargeIndex = false,
): readonly { readonly name: string; readonly forme: () => Forme }[] =>
  SUITS.flatMap((suit) => [
    ...PIP_RANKS.map((rank) => ({ name: `${rank}${suit}`, forme: () => pipCard(rank, suit, hasAid, hasLargeIndex) })),
    ...COURT.filter((who) => who.suit === suit)
      .toReversed()
      .map((who) => ({ name: `${who.rank}${suit}`, forme: () => courtCard(who, hasAid, hasLargeIndex) })),
  ])

/**
 * Returns how much a card was handled: big and little casino and the aces are the most wanted cards, and are worn most.
 */
const handlingOf = (name: string): number =>
  /^(10D|2S|A.)$/.test(name) ? 0.7 : 0.2 + 0.35 * createRng(seedOf(name, 11))()

const packAtlas = (hasAid: boolean): Atlas => ({
  ...SIZE,
  entries: [
    ...packFaces(hasAid).map(({ name, forme }, i) => ({
      face: `pack/${name}`,
      ...slotOf(i, COLUMNS, CELL.w, CELL.h),
      draw: (fonts: readonly string[]) => wornCard(forme(), STOCK, seedOf(name, 1934), handlingOf(name), fonts),
    })),
    ...Array.from({ length: BACK_COUNT }, (_, i) => ({
      face: i === 0 ? 'pack/back' : `pack/back-${i + 1}`,
      ...slotOf(52 + i, COLUMNS, CELL.w, CELL.h),
      draw: (fonts: readonly string[]) => wornCard(packBack(), STOCK, seedOf(`back ${i}`, 1934), 0.4 + 0.12 * i, fonts),
    })),
    createEdgeEntry({ face: 'pack/edge', ...slotOf(52 + BACK_COUNT, COLUMNS, CELL.w, CELL.h) }, STOCK, 63),
  ],
})

const createAtlasJob = (hasAid: boolean): Job =>
  createPictureJob(hasAid ? 'pack/atlas-aid' : 'pack/atlas', {
    source: import.meta.url,
    cost: 10,
    ...SIZE,
    encoding: { quality: 74, smallQuality: 66 },
    ...(hasAid ? {} : { cells: cellsOf('pack/atlas', packAtlas(false)) }),
    draw: (fonts) => drawAtlas(packAtlas(hasAid), fonts),
  })

/** Cell of a card with a large index, as wide as one is shown on a table's screen. */
const LARGE = { w: 308, h: 476 } as const
const LARGE_SIZE = { width: COLUMNS * LARGE.w, height: 6 * LARGE.h } as const
const LARGE_STOCK: CardStock = { ...STOCK, width: LARGE.w, height: LARGE.h, ppi: (LARGE.w - 2 * GUARD) / PACK_INCHES }

/** The faces again, as `pack-large`, with indices that are read from across a room. */
const largeAtlas: Atlas = {
  ...LARGE_SIZE,
  entries: packFaces(false, true).map(({ name, forme }, i) => ({
    face: `pack-large/${name}`,
    ...slotOf(i, COLUMNS, LARGE.w, LARGE.h),
    draw: (fonts: readonly string[]) => wornCard(forme(), LARGE_STOCK, seedOf(name, 1934), handlingOf(name), fonts),
  })),
}

const largeAtlasJob: Job = createPictureJob('pack/atlas-large', {
  source: import.meta.url,
  cost: 6,
  ...LARGE_SIZE,
  encoding: { quality: 74, smallQuality: 50 },
  cells: cellsOf('pack/atlas-large', largeAtlas),
  draw: (fonts) => drawAtlas(largeAtlas, fonts),
})

const source = import.meta.url
const LID = { width: 1012, height: 1540 } as const

/** Front of the tuck box, for display in the middle of the table. */
const lidJob: Job = createPrintJob('pack/lid', {
  source,
  cost: 3,
  run: {
    ...LID,
    ppi: LID.width / TUCK_LID_INCHES,
    paper: 'bristol',
    age: 0.2,
    browning: 0.55,
    grain: 0.6,
    misregistration: 0.006,
    opacity: 0.65,
    mottle: 0.6,
    seed: 53,
  },
  wear: { foxing: 4, scuffs: 16, thumbMarks: 5, rimBrowning: 0.35, edgeWear: 0.02, cornerRadius: 0.02, core: 'grey' },
  encoding: { quality: 64, smallQuality: 64 },
  forme: tuckLid,
})

/** Sides of the tuck box: vermilion with two uncoloured lines. */
const tray: Job = createTrayJob('pack/tray', {
  source,
  quality: 78,
  covering: [196, 66, 50],
  lines: { colour: [232, 220, 192], positions: [0.14, 0.86], width: 0.03 },
  maxWearPixels: 12,
})

/** All pictures of the tuck box. */
export const PACK_JOBS: readonly Job[] = [
  createAtlasJob(false),
  createAtlasJob(true),
  largeAtlasJob,
  lidJob,
  packLeafletJob,
  tray,
]
