import { clamp, mix, rgb, type Rgb } from './colour'

export const PAPER_COLOURS = {
  card: '#F3EAD3',
  board: '#EFE4C8',
  bristol: '#F4EEDF',
  laid: '#EFE6CF',
  buff: '#E2C894',
  /** The colour towards which every paper ages. */
  old: '#D9BF8C',
  /** Raw board under a worn edge. */
  core: '#B9A27A',
  /** Chipboard of the lids. */
  grey: '#8E8470',
  /** Chips are pressed clay, coloured throughout, and duller than any ink. */
  clayBlue: '#3E4C5A',
  clayRed: '#84443A',
  clayWhite: '#D2C5A2',
  /** The roulette's chips of 1938: pressed paper pulp, lacquered. */
  chipCream: '#DCCB9C',
  chipRed: '#A63A2D',
  chipTeal: '#22575A',
  chipBlack: '#2F2A28',
  /** Book cloth of the board's back. */
  cloth: '#454466',
} as const satisfies Record<string, string>

export type PaperName = keyof typeof PAPER_COLOURS

/** The seven colours of the rows, from 1-7 to 43-49. */
export const ROW_INKS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const
export type RowInk = (typeof ROW_INKS)[number]

/** Fresh colour, and the fraction of the ink that fades in 120 years of sun. */
const INKS = {
  red: ['#B7252B', 0.3],
  orange: ['#EE9733', 0.2],
  yellow: ['#F3D244', 0.25],
  green: ['#398348', 0.22],
  blue: ['#1E4A8D', 0.16],
  indigo: ['#242450', 0.12],
  violet: ['#A080BC', 0.26],
  black: ['#221E1C', 0.08],
  lionRed: ['#BE2A33', 0.22],
  lionGreen: ['#2C6B37', 0.2],
  lionPink: ['#BC3F90', 0.22],
  brown: ['#5A3318', 0.15],
  gold: ['#DFA93C', 0.2],
  tan: ['#E9C88C', 0.2],
  cream: ['#F2E6C4', 0],
  teal: ['#17494A', 0.15],
  vermilion: ['#C8372B', 0.3],
  navy: ['#1D2F5C', 0.15],
  /** The green of the layout. */
  cloth: ['#1F6B45', 0.25],
} as const satisfies Record<string, readonly [string, number]>

export type InkName = keyof typeof INKS
export const INK_NAMES = Object.keys(INKS) as InkName[]

/**
 * Returns an ink after `age` (0 new, 1 about 120 years of sun) on a paper: it fades towards the paper and towards the
 * brown of old paper.
 */
export function inkColour(name: InkName, age: number, paper: PaperName): Rgb {
  const [fresh, loss] = INKS[name]
  return mix(mix(rgb(fresh), rgb(PAPER_COLOURS[paper]), loss * age), rgb(PAPER_COLOURS.old), 0.12 * age)
}

/** Inks without a hue of their own, and those meant to look like old paper. */
const NEUTRAL_INKS: readonly InkName[] = ['black', 'cream', 'brown', 'tan', 'gold']

/**
 * Returns an ink as it must be baked to look right under the warm lamp: the lamp removes blue and the film curve
 * darkens dark colours, so indigo would turn black, blue grey and mauve pink. The order of the inks in lightness stays
 * the same.
 */
export function correctForLamp(name: InkName, colour: Rgb): Rgb {
  if (NEUTRAL_INKS.includes(name)) return colour
  const [r, g, b] = colour
  const bluish = clamp(0.5 + (b - (r + g) / 2) / 128)
  return [
    r * (0.99 - 0.05 * bluish),
    g * (1 - 0.05 * bluish) + 3 * bluish,
    Math.min(232, b * (1 + 0.12 * bluish) + 14 * bluish),
  ]
}

/**
 * Returns the colour of a paper after `age`; `browning` is how far it browns in a full life: 0 not at all, 1 to the
 * colour of old paper, more for paper that browns beyond it.
 */
export const paperColour = (name: PaperName, age: number, browning: number): Rgb =>
  mix(rgb(PAPER_COLOURS[name]), rgb(PAPER_COLOURS.old), browning * age)
