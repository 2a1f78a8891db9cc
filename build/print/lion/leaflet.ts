import type { Job } from '../job'
import { CENTRE, columns, createLeafletJob, type LeafletStyle, list, LEAFLET_SIZE } from '../leaflet'
import { pip } from '../pips'
import type { Forme } from '../plates'
import { foldAcross, foldDown } from '../press/folds'
import { circle, group, knockOut, NONE, overprint, path, rect, text } from '../svg'
import type { Block, TypefaceMetrics } from '../type/text-layout'
import { lionHead } from './lion-head'

const { width: WIDTH, height: HEIGHT } = LEAFLET_SIZE
const BROWN = overprint('brown')
const RED = overprint('lionRed')
const FATFACE = { face: 'Abril Fatface' } as const
const SMALL_CAPS = { face: 'IM FELL English SC' } as const

/** The sheet that came with the coffee, 5 1/2 by 8 1/2 in. The text is original. */
export const lionLeaflet = (typeface: TypefaceMetrics): Forme => ({
  ...LEAFLET_SIZE,
  inks: ['tan', 'gold', 'lionRed', 'brown'],
  shapes: [frames(), head(), body(typeface), counts(), foot()].join(''),
})

const frames = (): string =>
  rect(32, 30, WIDTH - 64, HEIGHT - 60, NONE, { stroke: BROWN, width: 2 }) +
  rect(40, 38, WIDTH - 80, HEIGHT - 76, NONE, { stroke: RED, width: 5 }) +
  rect(48, 46, WIDTH - 96, HEIGHT - 92, NONE, { stroke: BROWN, width: 1 })

const head = (): string =>
  circle(CENTRE, 158, 96, knockOut('lionRed'), { stroke: BROWN, width: 2.4 }) +
  circle(CENTRE, 158, 88, knockOut('tan'), { stroke: BROWN, width: 1.6 }) +
  group(`translate(${CENTRE} 155) scale(.44) translate(-200 -205)`, lionHead(7)) +
  [-1, 1].map((side) => text(CENTRE + side * 202, 152, side < 0 ? 'COLOR' : 'CASINO', 45, RED, FATFACE)).join('') +
  [-1, 1].map((side) => flourish(CENTRE + side * 202)).join('') +
  text(CENTRE, 292, 'A NEW AND ENTERTAINING GAME OF FORTY-FOUR CARDS', 16, BROWN, { ...SMALL_CAPS, spacing: 0.9 }) +
  rect(66, 304, 583, 1, BROWN) +
  pip('D', CENTRE, 304.5, 13, RED)

const flourish = (x: number): string =>
  path(`M${x - 70} 176C${x - 40} 164 ${x - 24} 188 ${x} 176C${x + 24} 164 ${x + 40} 188 ${x + 70} 176`, NONE, {
    stroke: BROWN,
    width: 1.6,
  }) + pip('D', x, 190, 9, RED)

const LEFT: readonly Block[] = [
  {
    initial: 'F',
    words:
      '*OUR COLORS OF ELEVEN CARDS*, red, black, green and pink, make the pack. Six are dealt to each player and six laid open upon the board; six more follow as often as the hands are empty.',
  },
  { head: 'TO TAKE' },
  {
    words:
      'A card takes, _of its own color only_, two or more from the board that add up to it, or two of which one less the other makes it. Several such groups may go at one play.',
  },
  { words: 'A single card is never taken. To clear the board is a *sweep*.' },
]

const RIGHT: readonly Block[] = [
  { head: 'TO BUILD' },
  {
    words:
      'Lay a card on another of its color, and keep one in hand that is their sum or their difference. The pair stays together until such a card takes it, and that card may be anybody’s.',
  },
  { head: 'TO TRAIL' },
  {
    words:
      'Whoever can do neither, or would rather not, lays one card open upon the board. What is left at the end goes to the last who took.',
  },
  { words: '_Time pales the red: look to the lozenge and to the ring, lest a pink deceive you._' },
]

const STYLE: LeafletStyle = {
  size: 19,
  leading: 24.4,
  ink: BROWN,
  head: { size: 22, ink: RED, ...SMALL_CAPS, spacing: 3 },
  initial: { ink: RED, width: 48, ...FATFACE },
}

const RULE = { y: 330, width: 1, height: 430, ink: BROWN } as const
const body = (typeface: TypefaceMetrics): string =>
  columns(typeface, { left: LEFT, right: RIGHT, y: 342, style: STYLE, rule: RULE })

const COUNTS = [
  ['The ten red', '2'],
  ['The two black', '1'],
  ['Most cards', '3'],
  ['Most reds', '1'],
  ['Each sweep of the board', '1'],
] as const

const counts = (): string =>
  rect(66, 800, 583, 1.4, BROWN) +
  rect(66, 804, 583, 1, BROWN) +
  text(CENTRE, 842, 'What Is Counted', 30, RED, FATFACE) +
  list(COUNTS, {
    y: 878,
    rowSpacing: 28,
    left: 120,
    right: 596,
    sizes: [20, 20],
    inks: [BROWN, BROWN, BROWN],
    dots: [372, 566],
  }) +
  rect(66, 1010, 583, 1, BROWN)

const foot = (): string =>
  text(CENTRE, 1036, 'WOOLSON SPICE COMPANY · GIVEN WITH LION COFFEE', 15, BROWN, { ...SMALL_CAPS, spacing: 1.6 })

export const lionLeafletJob: Job = createLeafletJob('lion/leaflet', {
  source: import.meta.url,
  run: { age: 0.55, browning: 0.7, grain: 0.55, misregistration: 0.008, opacity: 0.4, mottle: 0.8, seed: 1895 },
  wear: {
    foxing: 24,
    thumbMarks: 7,
    rimBrowning: 1,
    edgeWear: 0.012,
    cornerRadius: 0.03,
    folds: [foldAcross(0.34, 0.006), foldAcross(0.67, 0.006), foldDown(0.5, 0.005)],
  },
  forme: lionLeaflet,
})
