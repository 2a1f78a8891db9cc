import { type Atlas, cellsOf, compose, GUARD, seedOf, slotOf } from '../atlas'
import { single, type Job } from '../job'
import { rng } from '../rng'
import { type CardStock, cutEdge, wornCard } from '../worn-card'
import { type Colour, COLOURS, lionBack, lionCard } from './card'

const INCHES = 2
const COLUMNS = 9
const CELL = { w: 455, h: 652 } as const
const SIZE = { width: COLUMNS * CELL.w, height: 6 * CELL.h } as const
const BACKS = 5

/** Some ninety years of sun: red has faded, but pink has faded more, so that the two remain distinct. */
const STOCK: CardStock = {
  width: CELL.w,
  height: CELL.h,
  ppi: (CELL.w - 2 * GUARD) / INCHES,
  paper: 'bristol',
  age: 0.72,
  tone: 0.46,
  grain: 0.6,
  register: 0.0045,
  body: 0.3,
  mottle: 0.9,
  round: 0.08,
  foxing: 5,
}

/** Returns how much a card was handled: the ten red and the two black score most, and are worn most. */
const handling = (name: string): number => (/^(10R|2K)$/.test(name) ? 0.85 : 0.3 + 0.35 * rng(seedOf(name, 7))())

const NAMES = (Object.keys(COLOURS) as Colour[]).flatMap((colour) =>
  Array.from({ length: 11 }, (_, i) => ({ n: i + 1, colour, name: `${i + 1}${colour}` })),
)

/** Forty-four faces, five backs with increasing wear, and the cut edge of the stock. */
const lionAtlas = (aid: boolean): Atlas => ({
  ...SIZE,
  entries: [
    ...NAMES.map(({ n, colour, name }, i) => ({
      face: `lion/${name}`,
      ...slotOf(i, COLUMNS, CELL.w, CELL.h),
      draw: (fonts: readonly string[]) =>
        wornCard(lionCard(n, colour, aid), STOCK, seedOf(name, 1895), handling(name), fonts),
    })),
    ...Array.from({ length: BACKS }, (_, i) => ({
      face: i === 0 ? 'lion/back' : `lion/back-${i + 1}`,
      ...slotOf(NAMES.length + i, COLUMNS, CELL.w, CELL.h),
      draw: (fonts: readonly string[]) =>
        wornCard(lionBack(), { ...STOCK, age: 0.5 }, seedOf(`back ${i}`, 1895), 0.4 + 0.13 * i, fonts),
    })),
    cutEdge({ face: 'lion/edge', ...slotOf(NAMES.length + BACKS, COLUMNS, CELL.w, CELL.h) }, STOCK, 62),
  ],
})

export const atlasJob = (aid: boolean): Job =>
  single(aid ? 'lion/atlas-aid' : 'lion/atlas', {
    source: import.meta.url,
    cost: 9,
    ...SIZE,
    coding: { quality: 72, small: 66 },
    ...(aid ? {} : { cells: cellsOf('lion/atlas', lionAtlas(false)) }),
    draw: (fonts) => compose(lionAtlas(aid), fonts),
  })
