import type { Job } from '../job'
import { CENTRE, columns, createLeafletJob, type LeafletStyle, list, LEAFLET_SIZE } from '../leaflet'
import { pip } from '../pips'
import type { Forme } from '../plates'
import { foldAcross } from '../press/folds'
import { BARE_PAPER, knockOut, NONE, overprint, path, polar, rect, text, repeat } from '../svg'
import type { Block, TypefaceMetrics } from '../type/text-layout'

const { width: WIDTH, height: HEIGHT } = LEAFLET_SIZE
const BLACK = overprint('black')
const TEAL = overprint('teal')
const JOSEFIN = { face: 'Josefin Sans', weight: 700 } as const

/** Cover page of the leaflet, 5 1/2 by 8 1/2 in. The text is original. */
export const decoLeaflet = (typeface: TypefaceMetrics): Forme => ({
  ...LEAFLET_SIZE,
  inks: ['vermilion', 'teal', 'black'],
  shapes: [head(), body(typeface), odds(), foot()].join(''),
})

function head(): string {
  const rays = repeat(13, (i) => {
    const [a, b] = [Math.PI * (1 + (i + 0.12) / 13), Math.PI * (1 + (i + 0.88) / 13)]
    const far = i % 2 ? 118 : 134
    return path(
      `M${polar(CENTRE, 168, 62, a)}L${polar(CENTRE, 168, far, a)}L${polar(CENTRE, 168, far, b)}L${polar(CENTRE, 168, 62, b)}Z`,
      i % 2 ? overprint('vermilion') : TEAL,
    )
  })
  return (
    rect(30, 28, WIDTH - 60, HEIGHT - 56, NONE, { stroke: TEAL, width: 5 }) +
    rect(39, 37, WIDTH - 78, HEIGHT - 74, NONE, { stroke: TEAL, width: 1.4 }) +
    rays +
    (['H', 'S', 'D', 'C'] as const)
      .map((suit, i) => pip(suit, CENTRE - 36 + i * 24, 152, 20, i % 2 ? BLACK : overprint('vermilion')))
      .join('') +
    rect(66, 172, 583, 66, knockOut('black')) +
    rect(72, 178, 571, 54, NONE, { stroke: BARE_PAPER, width: 1.4 }) +
    text(CENTRE, 221, 'DECK-O-CARDS', 47, BARE_PAPER, { ...JOSEFIN, spacing: 4 }) +
    rect(190, 246, 335, 36, overprint('vermilion')) +
    text(CENTRE + 6, 273, 'ROULETTE', 28, BARE_PAPER, { ...JOSEFIN, spacing: 12 }) +
    text(CENTRE, 312, 'A wheel of fifty-two cards for any number of players', 20, BLACK, { italic: true })
  )
}

const LEFT: readonly Block[] = [
  {
    initial: 'L',
    words:
      '*AY THE GREEN CLOTH* beside the board and share out the chips alike. Each player spins the arrow; the highest card keeps the bank, king high and ace low, and the banker takes what chips are left.',
  },
  { head: 'THE SPIN' },
  {
    words:
      'All place their chips as they please. When nobody has more to lay, the banker flicks the arrow and calls the card at which it stops.',
  },
  {
    words: 'Losing chips are raked in first. Then the winners are paid, one after another from the left of the banker.',
  },
  { head: 'A SINGLE CARD' },
  {
    words:
      'Set a chip on one of the four suits in a box. If that rank comes it brings *eleven for one*; if it comes in the very suit that was covered, *fifteen*.',
  },
]

const RIGHT: readonly Block[] = [
  { head: 'LINES AND CROSSES' },
  {
    words:
      'A chip on the line between two numbers stands for both, one on the cross where four meet for all four. The court cards lie apart and have no lines.',
  },
  { head: 'THE LONG CHANCE' },
  {
    words:
      'Set a chip in the middle of a box and call a suit aloud: _“king of diamonds!”_ That one card pays *fifty for one*, and the other three suits nothing at all.',
  },
  { head: 'REMEMBER' },
  {
    words:
      'The fives, odd and even are lost when a court card comes, and take two chips at a time, as they pay *three for two*. A bank that is broken ends the game.',
  },
]

const STYLE: LeafletStyle = {
  size: 17.2,
  leading: 21.8,
  ink: BLACK,
  head: { size: 19, ink: TEAL, ...JOSEFIN, spacing: 3 },
  initial: { ink: overprint('vermilion'), width: 36, ...JOSEFIN },
}

const RULE = { y: 332, width: 1.4, height: 456, ink: TEAL } as const
const body = (typeface: TypefaceMetrics): string =>
  columns(typeface, { left: LEFT, right: RIGHT, y: 344, style: STYLE, rule: RULE })

const ODDS = [
  ['Card and suit, called', '50 to 1'],
  ['A card, in the suit covered', '15 to 1'],
  ['A card, in another suit', '11 to 1'],
  ['Two cards on a line; jack or queen', '5 to 1'],
  ['A suit; jack, queen or king', '3 to 1'],
  ['Four cards on a cross', '2 to 1'],
  ['First or second five, odd, even', '3 to 2'],
  ['Red or black', '1 to 1'],
] as const

const odds = (): string =>
  rect(66, 814, 583, 34, overprint('teal')) +
  text(CENTRE + 3, 838, 'WHAT THE BANK PAYS', 21, BARE_PAPER, { ...JOSEFIN, spacing: 5 }) +
  list(ODDS, {
    y: 870,
    rowSpacing: 22.6,
    left: 82,
    right: 632,
    sizes: [18, 18.5],
    inks: [BLACK, BLACK, TEAL],
    dots: [372, 560],
  })

const foot = (): string =>
  text(CENTRE, 1053, 'PARLOR BOX · LEAFLET No. 2 · 1938', 13.5, TEAL, { ...JOSEFIN, spacing: 3 })

export const decoLeafletJob: Job = createLeafletJob('deco/leaflet', {
  source: import.meta.url,
  run: { age: 0.36, browning: 0.5, grain: 0.5, misregistration: 0.009, opacity: 0.65, mottle: 0.6, seed: 1939 },
  wear: {
    foxing: 7,
    thumbMarks: 6,
    rimBrowning: 0.7,
    edgeWear: 0.008,
    cornerRadius: 0.02,
    folds: [foldAcross(0.5, 0.006)],
  },
  forme: decoLeaflet,
})
