import type { Job } from '../job'
import { CENTRE, columns, createLeafletJob, type LeafletStyle, list, LEAFLET_SIZE } from '../leaflet'
import type { Forme } from '../plates'
import { foldAcross } from '../press/folds'
import { BARE_PAPER, NONE, overprint, rect, text } from '../svg'
import type { Block, TypefaceMetrics } from '../type/text-layout'
import { pip } from '../pips'

const BLACK = overprint('black')

/** Cover page of the leaflet, 5 1/2 by 8 1/2 in. The text is original. */
export const outfitLeaflet = (typeface: TypefaceMetrics): Forme => ({
  ...LEAFLET_SIZE,
  inks: ['red', 'black'],
  shapes: [borders(), head(), body(typeface), table(), foot()].join(''),
})

const borders = (): string =>
  rect(36, 34, 643, 1037, NONE, { stroke: BLACK, width: 3 }) +
  rect(42, 40, 631, 1025, NONE, { stroke: BLACK, width: 1 })

const head = (): string =>
  text(CENTRE, 84, 'DIRECTIONS FOR PLAYING THE POPULAR AMERICAN GAME', 21, BLACK, {
    face: 'League Gothic',
    spacing: 2.6,
  }) +
  text(CENTRE, 176, 'FORTY (49) NINE', 88, overprint('red'), { face: 'League Gothic', spacing: 5 }) +
  rect(66, 194, 583, 2.4, BLACK) +
  rect(66, 199, 583, 0.9, BLACK) +
  text(CENTRE, 226, 'For any number of players from two to eight, of any age', 21, BLACK, { italic: true }) +
  rect(66, 240, 583, 0.9, BLACK) +
  pip('D', CENTRE, 240, 15, BLACK)

const LEFT: readonly Block[] = [
  {
    initial: 'O',
    words:
      '*NE CARD AT A TIME* is dealt to the left until each player holds five. What is left of the pack lies face down beside the board.',
  },
  { head: 'THE PLAY' },
  { words: '*1.* The lowest card held begins, and is laid upon the square of its own number.' },
  {
    words:
      '*2.* After that a card may be laid only on a square that touches one already covered, side to side, _never corner to corner_.',
  },
  {
    words: '*3.* Whoever cannot lay, or does not care to, draws one card; he may then lay any card that fits, or pass.',
  },
  { words: '*4.* The *CHEATER* stands for any card not yet laid, but may not begin.' },
  { head: 'THE COUNT' },
  {
    words:
      'A card whose number divides by five counts that number. Seven in a line count *ten*, and a player may make two or more such lines at one stroke.',
  },
]

const RIGHT: readonly Block[] = [
  {
    words:
      'Card *49*, or the Cheater in its stead, ends the hand and counts *fifty*, with five for every card that is still held.',
  },
  {
    words: 'Whoever lays the last card of his hand counts *ten*, and *five* for each card that is left to the others.',
  },
  { head: 'BALTIMORE STYLE' },
  {
    words:
      'Each player takes a stock of chips. Whenever one scores, every other pays him the points of that play: *blue* for fifty, *red* for twenty-five, *white* for five. Half dollars, quarters and nickels will do as well.',
  },
  { head: 'WHAT TO REMEMBER' },
  {
    words:
      'Claim a finished row _before the next play_, or it is lost. Hold back a five when a neighbor waits to build upon it. Do not keep the Cheater for too long: a hand may end in an instant.',
  },
  {
    words: '_Every hand begins anew with five cards dealt to each, and with the lowest number that any player holds._',
  },
]

const STYLE: LeafletStyle = {
  size: 17.4,
  leading: 22.1,
  ink: BLACK,
  head: { size: 23, ink: BLACK, face: 'League Gothic', spacing: 2 },
  initial: { ink: overprint('red'), width: 51, face: 'Abril Fatface' },
}

const RULE = { y: 256, width: 1, height: 584, ink: BLACK } as const
const body = (typeface: TypefaceMetrics): string =>
  columns(typeface, { left: LEFT, right: RIGHT, y: 271, style: STYLE, rule: RULE })

const POINTS = [
  ['Nine squares that divide by five', '225'],
  ['Fourteen straight rows, two ways', '140'],
  ['Two rows from corner to corner', '20'],
  ['Square 49, or the Cheater there', '50'],
  ['The last card of a hand', '10'],
] as const

const table = (): string =>
  rect(66, 860, 583, 172, NONE, { stroke: BLACK, width: 1.6 }) +
  rect(66, 860, 583, 31, BLACK) +
  text(CENTRE, 884, 'TABLE OF POINTS', 22, BARE_PAPER, { face: 'League Gothic', spacing: 4 }) +
  list(POINTS, {
    y: 914,
    rowSpacing: 24,
    left: 82,
    right: 632,
    sizes: [18, 18.5],
    inks: [BLACK, BLACK, BLACK],
    dots: [356, 592],
  })

const foot = (): string =>
  text(CENTRE, 1054, 'PARLOR BOX · LEAFLET No. 1 · keep this sheet with the cards', 14.5, BLACK, {
    face: 'IM FELL English SC',
    spacing: 1.3,
  })

export const outfitLeafletJob: Job = createLeafletJob('49/leaflet', {
  source: import.meta.url,
  run: { age: 0.45, browning: 0.55, grain: 0.55, misregistration: 0.009, opacity: 0.5, mottle: 0.7, seed: 1926 },
  wear: {
    foxing: 14,
    thumbMarks: 6,
    rimBrowning: 0.9,
    edgeWear: 0.008,
    cornerRadius: 0.02,
    folds: [foldAcross(0.353, 0.005), foldAcross(0.6695, 0.005)],
  },
  forme: outfitLeaflet,
})
