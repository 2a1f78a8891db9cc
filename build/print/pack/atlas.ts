import { type Atlas, cellsOf, drawAtlas, GUARD, seedOf, slotOf } from '../atlas'
import { createPictureJob, type Job } from '../job'
import { type Suit, pip } from '../pips'
import type { Forme } from '../plates'
import { createRng } from '../rng'
import { type CardStock, createEdgeEntry, wornCard } from '../worn-card'
import { COURT, type Person } from './court/people'
import {
  clip,
  group,
  NONE,
  overprint,
  rect,
  repeat,
  rotate,
  BARE_PAPER,
  circle,
  lineBetween,
  path,
  text,
  knockOut,
} from '../svg'
import { withRotatedCopy, CARD_SIZE, CX, CY, indices, pipWithAid, suitInk } from './card-parts'
import { attribute } from './court/attributes'
import { face, hair } from './court/face'
import { headdress } from './court/headdress'
import { GOLD, BLACK, NAVY, RED } from './court/pen'
import { robe } from './court/robe'

const white = (width: number) => ({ stroke: BARE_PAPER, width })

const OVAL = { x: 50, y: 66 } as const

/** The back: a net of knots around a flower in an oval, point-symmetric. */
const packBack = (): Forme => ({
  ...CARD_SIZE,
  inks: ['navy'],
  shapes:
    rect(11, 11, 203, 328, overprint('navy'), undefined, 5) +
    rect(16, 16, 193, 318, NONE, white(1.4), 3) +
    rect(20, 20, 185, 310, NONE, white(0.7)) +
    net() +
    oval() +
    flower(),
})

/** Knots in nine columns and fourteen rows, except those that the oval would intersect. */
const net = (): string =>
  repeat(14 * 9, (i) => {
    const x = 32.5 + (i % 9) * 20
    const y = 33 + Math.floor(i / 9) * 21.85
    const inside = Math.hypot((x - CX) / (OVAL.x + 7), (y - CY) / (OVAL.y + 6)) < 1
    return inside ? '' : knot(x, y)
  })

const knot = (x: number, y: number): string =>
  path(
    `M${x - 9} ${y}C${x - 9} ${y - 10} ${x} ${y - 10} ${x} ${y}C${x} ${y + 10} ${x + 9} ${y + 10} ${x + 9} ${y}` +
      `C${x + 9} ${y - 10} ${x} ${y - 10} ${x} ${y}C${x} ${y + 10} ${x - 9} ${y + 10} ${x - 9} ${y}Z`,
    NONE,
    white(1.15),
  ) +
  circle(x, y - 10.4, 1.3, BARE_PAPER) +
  circle(x, y + 10.4, 1.3, BARE_PAPER)

const ellipse = (rx: number, ry: number): string =>
  `M${CX - rx} ${CY}A${rx} ${ry} 0 0 1 ${CX + rx} ${CY}A${rx} ${ry} 0 0 1 ${CX - rx} ${CY}Z`

const oval = (): string =>
  path(ellipse(OVAL.x + 3, OVAL.y + 3), knockOut('navy')) +
  path(ellipse(OVAL.x, OVAL.y), NONE, white(2.2)) +
  path(ellipse(45, 61), NONE, white(0.8)) +
  repeat(40, (i) => {
    const a = (i / 40) * 2 * Math.PI
    return circle(CX + Math.cos(a) * 47.6, CY + Math.sin(a) * 63.6, 0.9, BARE_PAPER)
  })

const flower = (): string =>
  repeat(6, (i) =>
    rotate(
      i * 60,
      CX,
      CY,
      path('M112.5 175C102 160 104 144 112.5 134C121 144 123 160 112.5 175Z', NONE, white(1.5)) +
        path('M112.5 168C108 158 109 150 112.5 145C116 150 117 158 112.5 168Z', BARE_PAPER),
    ),
  ) +
  circle(CX, CY, 7, BARE_PAPER) +
  circle(CX, CY, 3.4, knockOut('navy')) +
  [126, 224].map((y) => pip('D', CX, y, 9, BARE_PAPER)).join('')

export const PIP_RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

type PipRank = (typeof PIP_RANKS)[number]

/** The place of a pip: column 0 to 2, height 0 to 3 from the top. */
type Spot = readonly [column: number, row: number]

const sides = (...rows: number[]): Spot[] =>
  rows.flatMap((row): Spot[] => [
    [0, row],
    [2, row],
  ])

const middle = (...rows: number[]): Spot[] => rows.map((row): Spot => [1, row])

const PLACES: Readonly<Record<Exclude<PipRank, 'A'>, readonly Spot[]>> = {
  '2': middle(0, 3),
  '3': middle(0, 1.5, 3),
  '4': sides(0, 3),
  '5': [...sides(0, 3), ...middle(1.5)],
  '6': sides(0, 1.5, 3),
  '7': [...sides(0, 1.5, 3), ...middle(0.75)],
  '8': [...sides(0, 1.5, 3), ...middle(0.75, 2.25)],
  '9': [...sides(0, 1, 2, 3), ...middle(1.5)],
  '10': [...sides(0, 1, 2, 3), ...middle(0.5, 2.5)],
}

const FRAME = { x: 30.5, y: 22.5, w: 164, h: 305 } as const

const LINE = { stroke: BLACK, width: 1.2 } as const

/** The picture is scaled down from the drawing, so that the index has the margin beside it to itself. */
const scalePicture = (...parts: string[]): string =>
  group(`translate(${CX} ${CY}) scale(.88 .95) translate(${-CX} ${-CY})`, ...parts)

/** The band between the two halves, decorated with the suit. */
const belt = ({ suit }: Person): string =>
  rect(FRAME.x, CY - 5, FRAME.w, 10, GOLD, LINE) +
  repeat(15, (i) => pip(suit, 38 + i * 10.64, CY, 7.6, i % 2 ? NAVY : RED))

const WIDTH_INCHES = 2.25
const COLUMNS = 10
const CELL = { w: 408, h: 630 } as const
const SIZE = { width: COLUMNS * CELL.w, height: 6 * CELL.h } as const
const BACK_COUNT = 5

const STOCK: CardStock = {
  width: CELL.w,
  height: CELL.h,
  ppi: (CELL.w - 2 * GUARD) / WIDTH_INCHES,
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
const faces = (hasAid: boolean): readonly { readonly name: string; readonly forme: () => Forme }[] =>
  SUITS.flatMap((suit) => [
    ...PIP_RANKS.map((rank) => ({ name: `${rank}${suit}`, forme: () => pipCard(rank, suit, hasAid) })),
    ...COURT.filter((who) => who.suit === suit)
      .toReversed()
      .map((who) => ({ name: `${who.rank}${suit}`, forme: () => courtCard(who, hasAid) })),
  ])

/**
 * Returns how much a card was handled: big and little casino and the aces are the most wanted cards, and are worn most.
 */
const handlingOf = (name: string): number =>
  /^(10D|2S|A.)$/.test(name) ? 0.7 : 0.2 + 0.35 * createRng(seedOf(name, 11))()

const packAtlas = (hasAid: boolean): Atlas => ({
  ...SIZE,
  entries: [
    ...faces(hasAid).map(({ name, forme }, i) => ({
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

export const createAtlasJob = (hasAid: boolean): Job =>
  createPictureJob(hasAid ? 'pack/atlas-aid' : 'pack/atlas', {
    source: import.meta.url,
    cost: 10,
    ...SIZE,
    encoding: { quality: 74, smallQuality: 66 },
    ...(hasAid ? {} : { cells: cellsOf('pack/atlas', packAtlas(false)) }),
    draw: (fonts) => drawAtlas(packAtlas(hasAid), fonts),
  })

/** A court card: one half of its person, and the same half rotated around the centre, never mirrored. */
export function courtCard(who: Person, hasAid: boolean): Forme {
  const figure = [hair(who), robe(who), face(who), headdress(who), attribute(who)].join('')
  const half = clip(
    `half-${who.rank}${who.suit}`,
    rect(FRAME.x, FRAME.y - 4, FRAME.w, CY - FRAME.y + 4, '#000'),
    figure,
  )
  return {
    ...CARD_SIZE,
    inks: ['gold', 'vermilion', 'navy', 'black'],
    shapes:
      scalePicture(
        rect(FRAME.x, FRAME.y, FRAME.w, FRAME.h, NONE, LINE),
        half,
        rotate(180, CX, CY, half),
        belt(who),
        withRotatedCopy(pipWithAid(who.suit, 46, 42, 25, overprint(suitInk(who.suit)), hasAid)),
      ) + indices(who.rank, who.suit, hasAid),
  }
}

/** A card of pips; those in the lower half are upside down. */
export function pipCard(rank: PipRank, suit: Suit, hasAid: boolean): Forme {
  const inks = [suitInk(suit)] as const
  if (rank === 'A') return { ...CARD_SIZE, inks, shapes: indices(rank, suit, hasAid) + ace(suit, hasAid) }
  const places = PLACES[rank]
  const size = places.length > 7 ? 36 : 43
  const pips = places.map(([column, row]) =>
    pipWithAid(suit, 70 + column * 42.5, 62 + row * 75.33, size, overprint(suitInk(suit)), hasAid, row > 1.5),
  )
  return { ...CARD_SIZE, inks, shapes: indices(rank, suit, hasAid) + pips.join('') }
}

/** One large pip; the ace of spades has the maker's name below it. */
function ace(suit: Suit, hasAid: boolean): string {
  const ink = overprint(suitInk(suit))
  if (suit !== 'S') return pipWithAid(suit, CX, CY, 78, ink, hasAid)
  const heart =
    'M0-38C8-20 32-4 32 13C32 23 24 26 19 25C10 24 6 18 0 8C-6 18-10 24-19 25C-24 26-32 23-32 13C-32-4-8-20 0-38Z'
  const rays = repeat(24, (i) => {
    const a = (i / 24) * 2 * Math.PI
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return lineBetween(CX + c * 17.6, 170 + s * 17.6, CX + c * 20, 170 + s * 20, BARE_PAPER, 1.1)
  })
  return (
    pip('S', CX, 172, 128, ink) +
    group(`translate(${CX} 172) scale(1.08)`, path(heart, NONE, { stroke: BARE_PAPER, width: 1.4 })) +
    circle(CX, 170, 16, BARE_PAPER) +
    circle(CX, 170, 13.6, NONE, { stroke: ink, width: 0.9 }) +
    text(CX, 176.6, 'PB', 17, ink, { weight: 700 }) +
    rays +
    text(CX, 258, 'PARLOR BOX', 12, ink, { weight: 700, spacing: 2.4 }) +
    text(CX, 270, 'LINEN FINISH', 7, ink, { spacing: 1.8 })
  )
}
