import type { Job } from '../job'
import { CENTRE, columns, createLeafletJob, type LeafletStyle, list, LEAFLET_SIZE } from '../leaflet'
import { pip } from '../pips'
import type { Forme } from '../plates'
import { foldAcross, foldDown } from '../press/folds'
import { BARE_PAPER, NONE, overprint, rect, text } from '../svg'
import type { Block, TypefaceMetrics } from '../type/text-layout'

const { width: WIDTH, height: HEIGHT } = LEAFLET_SIZE
const NAVY = overprint('navy')
const RED = overprint('vermilion')
const YESEVA = { face: 'Yeseva One' } as const
const GOTHIC = { face: 'League Gothic' } as const

/** The sheet folded into the tuck box, 5 1/2 by 8 1/2 in. The text is original. */
export const packLeaflet = (typeface: TypefaceMetrics): Forme => ({
  ...LEAFLET_SIZE,
  inks: ['vermilion', 'navy'],
  shapes: [frames(), head(), body(typeface), counts(), foot()].join(''),
})

const frames = (): string =>
  rect(34, 32, WIDTH - 68, HEIGHT - 64, NONE, { stroke: NAVY, width: 4 }, 14) +
  rect(42, 40, WIDTH - 84, HEIGHT - 80, NONE, { stroke: NAVY, width: 1.2 }, 9) +
  (
    [
      ['S', 68, 66],
      ['H', WIDTH - 68, 66],
      ['D', 68, HEIGHT - 66],
      ['C', WIDTH - 68, HEIGHT - 66],
    ] as const
  )
    .map(([suit, x, y]) => pip(suit, x, y, 24, suit === 'H' || suit === 'D' ? RED : NAVY, y > 500))
    .join('')

const head = (): string =>
  text(CENTRE, 92, 'HOW TO PLAY WITH THIS PACK', 24, NAVY, { ...GOTHIC, spacing: 4 }) +
  text(CENTRE, 186, 'Cassino', 92, RED, { ...YESEVA, spacing: 2 }) +
  rect(66, 208, 583, 3, NAVY) +
  rect(66, 214, 583, 1, NAVY) +
  text(CENTRE, 242, 'For two, three or four, with one pack of fifty-two', 21, NAVY, { italic: true }) +
  rect(66, 256, 583, 1, NAVY)

const LEFT: readonly Block[] = [
  {
    initial: 'F',
    words:
      '*OUR CARDS EACH* are dealt two at a time, and four laid face up on the table. When the hands are empty four more are dealt to each, but none to the table, until the pack is gone.',
  },
  { head: 'TO CAPTURE' },
  {
    words:
      'A card takes every card of its own rank, and cards whose numbers _add up_ to its own. Ace is one. Jacks, queens and kings have no number: they take their like.',
  },
  { words: 'What is taken lies face down beside the player, with the card that took it.' },
]

const RIGHT: readonly Block[] = [
  { head: 'TO BUILD' },
  {
    words:
      'Put a card from the hand to cards on the table and call what they make: *“Building eight.”* You must hold the eight. Anybody who has one may take the build before you.',
  },
  { head: 'TO TRAIL' },
  { words: 'Whoever neither takes nor builds lays a card face up beside the others.' },
  { head: 'THE LAST' },
  {
    words: 'The dealer says _“cards”_ at the last deal. What then remains on the table goes to the last who captured.',
  },
]

const STYLE: LeafletStyle = {
  size: 20,
  leading: 26.4,
  ink: NAVY,
  head: { size: 24, ink: NAVY, ...GOTHIC, spacing: 3 },
  initial: { ink: RED, width: 46, face: 'Abril Fatface' },
}

const RULE = { y: 278, width: 1.2, height: 480, ink: NAVY } as const
const body = (typeface: TypefaceMetrics): string =>
  columns(typeface, { left: LEFT, right: RIGHT, y: 292, style: STYLE, rule: RULE })

const COUNTS = [
  ['Most cards', '3'],
  ['Big Casino, the ten of diamonds', '2'],
  ['Little Casino, the two of spades', '1'],
  ['Most spades', '1'],
  ['Each of the four aces', '1'],
] as const

const counts = (): string =>
  rect(66, 792, 583, 36, NAVY) +
  text(CENTRE, 819, 'THE COUNT', 25, BARE_PAPER, { ...GOTHIC, spacing: 6 }) +
  list(COUNTS, {
    y: 862,
    rowSpacing: 29,
    left: 104,
    right: 612,
    sizes: [20, 21],
    inks: [NAVY, RED, NAVY],
    dots: [410, 580],
  }) +
  rect(66, 1000, 583, 1, NAVY)

const foot = (): string =>
  text(CENTRE, 1030, 'PARLOR BOX · PLAYING CARDS · LEAFLET No. 52', 15, NAVY, { ...GOTHIC, spacing: 3 })

export const packLeafletJob: Job = createLeafletJob('pack/leaflet', {
  source: import.meta.url,
  run: { age: 0.3, browning: 0.5, grain: 0.5, misregistration: 0.009, opacity: 0.55, mottle: 0.6, seed: 52 },
  wear: {
    foxing: 6,
    thumbMarks: 5,
    rimBrowning: 0.7,
    edgeWear: 0.008,
    cornerRadius: 0.02,
    folds: [foldDown(0.5, 0.006), foldAcross(0.5, 0.006)],
  },
  forme: packLeaflet,
})
