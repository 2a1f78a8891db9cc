/** Red, green and blue, 0 to 255 each, in the encoding of a picture's file (sRGB). */
export type Rgb = readonly [r: number, g: number, b: number]

/** Parses a colour of the form `#RRGGBB`. */
export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** The largest number of years of sunlight that can be set. */
export const MAX_AGE_YEARS = 120

/** The colour towards which every paper browns. */
const OLD_PAPER = rgb('#D9BF8C')

/**
 * An ink: its fresh colour, the share of it that 120 years of sunlight remove, and whether it has no hue of its own.
 */
export interface Ink {
  readonly freshColour: string
  readonly loss: number
  readonly neutral?: boolean
}

/** A print shop: its inks, its paper, and the age in years of its pictures as baked. */
export interface Shop {
  readonly inks: Readonly<Record<string, Ink>>
  readonly paper: string
  readonly years: number
}

const BLACK: Ink = { freshColour: '#221E1C', loss: 0.08, neutral: true }
const GOLD: Ink = { freshColour: '#DFA93C', loss: 0.2, neutral: true }
const VERMILION: Ink = { freshColour: '#C8372B', loss: 0.3 }

/** The four shops, by the box in their faces' names. */
export const SHOPS = {
  '49': {
    paper: '#F3EAD3',
    years: 36,
    inks: {
      red: { freshColour: '#B7252B', loss: 0.3 },
      orange: { freshColour: '#EE9733', loss: 0.2 },
      yellow: { freshColour: '#F3D244', loss: 0.25 },
      green: { freshColour: '#398348', loss: 0.22 },
      blue: { freshColour: '#1E4A8D', loss: 0.16 },
      indigo: { freshColour: '#242450', loss: 0.12 },
      violet: { freshColour: '#A080BC', loss: 0.26 },
      black: BLACK,
    },
  },
  lion: {
    paper: '#F4EEDF',
    years: 90,
    inks: {
      // Pink, the thinner ink, fades before red. Players have to tell these two apart, so they must stay distinct at
      // any age.
      lionRed: { freshColour: '#BE2A33', loss: 0.22 },
      lionPink: { freshColour: '#BC3F90', loss: 0.22 },
      lionGreen: { freshColour: '#2C6B37', loss: 0.2 },
      black: BLACK,
      gold: GOLD,
      tan: { freshColour: '#E9C88C', loss: 0.2, neutral: true },
      brown: { freshColour: '#5A3318', loss: 0.15, neutral: true },
    },
  },
  deco: {
    paper: '#F3EAD3',
    years: 26,
    inks: {
      vermilion: VERMILION,
      teal: { freshColour: '#17494A', loss: 0.15 },
      gold: GOLD,
      black: BLACK,
      cloth: { freshColour: '#1F6B45', loss: 0.25 },
    },
  },
  pack: {
    paper: '#F4EEDF',
    years: 36,
    inks: { vermilion: VERMILION, black: BLACK, gold: GOLD, navy: { freshColour: '#1D2F5C', loss: 0.15 } },
  },
} as const satisfies Record<string, Shop>

export type ShopName = keyof typeof SHOPS

/** Returns an ink after years of sunlight: it changes towards its paper and towards the brown of old paper. */
export function inkAfter({ freshColour, loss }: Ink, years: number, paper: string): Rgb {
  const age = years / MAX_AGE_YEARS
  return mix(mix(rgb(freshColour), rgb(paper), loss * age), OLD_PAPER, 0.12 * age)
}

/** Returns a paper after years of sunlight; `tone` is its browning in 120 years. */
export function paperAfter(paper: string, years: number, tone: number): Rgb {
  return mix(rgb(paper), OLD_PAPER, Math.min(1, (tone * years) / MAX_AGE_YEARS))
}

/**
 * Returns an ink as it is baked to look right under the warm lamp, which takes blue away. It is the same correction
 * that the build applies to the pictures.
 */
export function correctForLamp({ neutral = false }: Ink, colour: Rgb): Rgb {
  if (neutral) return colour
  const [r, g, b] = colour
  const bluish = Math.min(1, Math.max(0, 0.5 + (b - (r + g) / 2) / 128))
  return [
    r * (0.99 - 0.05 * bluish),
    g * (1 - 0.05 * bluish) + 3 * bluish,
    Math.min(232, b * (1 + 0.12 * bluish) + 14 * bluish),
  ]
}
