import { type Atlas, cellsOf, compose, GUARD, seedOf, slotOf } from '../atlas'
import { single, type Job } from '../job'
import type { Suit } from '../pips'
import type { Forme } from '../plates'
import { rng } from '../rng'
import { type CardStock, cutEdge, wornCard } from '../worn-card'
import { packBack } from './back'
import { courtCard } from './court/card'
import { COURT } from './court/people'
import { NUMBERS, pipCard } from './pips'

const INCHES = 2.25
const COLUMNS = 10
const CELL = { w: 408, h: 630 } as const
const SIZE = { width: COLUMNS * CELL.w, height: 6 * CELL.h } as const
const BACKS = 5

const STOCK: CardStock = {
  width: CELL.w,
  height: CELL.h,
  ppi: (CELL.w - 2 * GUARD) / INCHES,
  paper: 'bristol',
  age: 0.26,
  tone: 0.5,
  grain: 0.6,
  register: 0.007,
  body: 0.6,
  mottle: 0.6,
  round: 0.13,
}

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C']

/** Every face by its name, suit by suit: `AS` to `KC`. */
const faces = (aid: boolean): readonly { readonly name: string; readonly forme: () => Forme }[] =>
  SUITS.flatMap((suit) => [
    ...NUMBERS.map((rank) => ({ name: `${rank}${suit}`, forme: () => pipCard(rank, suit, aid) })),
    ...COURT.filter((who) => who.suit === suit)
      .toReversed()
      .map((who) => ({ name: `${who.rank}${suit}`, forme: () => courtCard(who, aid) })),
  ])

/**
 * Returns how much a card was handled: big and little casino and the aces are the most wanted cards, and are worn most.
 */
const handling = (name: string): number => (/^(10D|2S|A.)$/.test(name) ? 0.7 : 0.2 + 0.35 * rng(seedOf(name, 11))())

const packAtlas = (aid: boolean): Atlas => ({
  ...SIZE,
  entries: [
    ...faces(aid).map(({ name, forme }, i) => ({
      face: `pack/${name}`,
      ...slotOf(i, COLUMNS, CELL.w, CELL.h),
      draw: (fonts: readonly string[]) => wornCard(forme(), STOCK, seedOf(name, 1934), handling(name), fonts),
    })),
    ...Array.from({ length: BACKS }, (_, i) => ({
      face: i === 0 ? 'pack/back' : `pack/back-${i + 1}`,
      ...slotOf(52 + i, COLUMNS, CELL.w, CELL.h),
      draw: (fonts: readonly string[]) => wornCard(packBack(), STOCK, seedOf(`back ${i}`, 1934), 0.4 + 0.12 * i, fonts),
    })),
    cutEdge({ face: 'pack/edge', ...slotOf(52 + BACKS, COLUMNS, CELL.w, CELL.h) }, STOCK, 63),
  ],
})

export const atlasJob = (aid: boolean): Job =>
  single(aid ? 'pack/atlas-aid' : 'pack/atlas', {
    source: import.meta.url,
    cost: 10,
    ...SIZE,
    coding: { quality: 74, small: 66 },
    ...(aid ? {} : { cells: cellsOf('pack/atlas', packAtlas(false)) }),
    draw: (fonts) => compose(packAtlas(aid), fonts),
  })
