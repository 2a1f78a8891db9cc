import { type Atlas, createAtlasJob, makeSeamless, slotOf } from '../atlas'
import type { Job } from '../job'
import { clamp, mix, smoothstep, type Rgb } from '../colour'
import { TILE_SIZE, noiseTile, TILE_MASK } from '../press/noise'
import { paintSheet, type Sheet } from '../press/run'
import { renderPlate } from '../plates'
import { circle, NONE, overprint, path, rect, repeat } from '../svg'

const UNITS = 200
const BLACK_INK = overprint('black')

/** A crown of five points within the inner cut, as stamped into a king. */
const shapes = (): string =>
  path('M58 122L46 78L74 98L84 66L100 94L116 66L126 98L154 78L142 122Z', BLACK_INK, { stroke: BLACK_INK, width: 3 }) +
  rect(58, 128, 84, 11, BLACK_INK) +
  [
    [46, 74],
    [84, 61],
    [116, 61],
    [154, 74],
  ]
    .map(([x, y]) => circle(x!, y!, 5.4, BLACK_INK))
    .join('') +
  circle(100, 57, 6, BLACK_INK) +
  path('M100 62V92', NONE, { stroke: BLACK_INK, width: 3 }) +
  repeat(3, (i) => circle(80 + i * 20, 112, 3.4, '#fff'))

/** Stained turned wood: its colour, and the lighter colour of its grain. */
interface Stain {
  readonly name: 'red' | 'black' | 'peg'
  readonly colour: Rgb
  /** Colour of the grain where the wood absorbed less stain. */
  readonly light: Rgb
  readonly seed: number
}

const WOOD: Rgb = [176, 128, 78]
const DIRT: Rgb = [40, 28, 20]
const OCHRE: Rgb = [206, 158, 66]

/** Returns a value around 0.5 from the noise tile, at an offset that depends on the seed. */
const sampleTile = (field: Float32Array, x: number, y: number, seed: number): number =>
  field[((Math.floor(y) + seed * 131) & TILE_MASK) * TILE_SIZE + ((Math.floor(x) + seed * 57) & TILE_MASK)]!

/** Radii of the cuts in the top, as fractions of the radius, and the width of a cut. */
const GROOVE_RADII = [0.44, 0.62] as const
const GROOVE_WIDTH = 0.022

/** Returns how much the stamp prints at a point, relative to the centre; both coordinates -1 to 1, y upward. */
type Stamp = (x: number, y: number) => number

const CELL = 384
const EDGE = { w: 1024, h: 96 } as const
const PEG_EDGE = { w: 1024, h: 224 } as const
const SIZE = { width: 5 * CELL, height: CELL + 2 * EDGE.h + PEG_EDGE.h } as const

const RED: Stain = { name: 'red', colour: [132, 32, 24], light: [172, 62, 42], seed: 3 }
const BLACK: Stain = { name: 'black', colour: [38, 33, 30], light: [70, 58, 48], seed: 5 }
const PEG: Stain = { name: 'peg', colour: [138, 86, 42], light: [186, 130, 72], seed: 8 }
/** Fraction of the top that a king's crown fills. */
const CROWN_FRACTION = 0.74

const manEntry = (stain: Stain, i: number) => ({
  face: `man/${stain.name}`,
  ...slotOf(i, 5, CELL, CELL),
  draw: () => drawTop(CELL, stain, stain.name === 'peg' ? [] : GROOVE_RADII),
})

const kingEntry = (stain: Stain, i: number) => ({
  face: `man/${stain.name}-king`,
  ...slotOf(i, 5, CELL, CELL),
  draw: (fonts: readonly string[]) => {
    const stamp = createCrownStamp(CELL, CROWN_FRACTION, fonts)
    return drawTop(CELL, { ...stain, seed: stain.seed + 20 }, GROOVE_RADII.slice(1), stamp)
  },
})

const edgeEntry = (stain: Stain, y: number, extent: { readonly w: number; readonly h: number }, grooves: number[]) => ({
  face: `man/${stain.name}-edge`,
  x: 0,
  y,
  ...extent,
  wraps: true,
  draw: () => makeSeamless(drawEdge(extent.w, extent.h, stain, grooves)),
})

/** Men and kings of both colours and the peg, seen from above, with their sides below. */
const MEN_ATLAS: Atlas = {
  ...SIZE,
  entries: [
    manEntry(RED, 0),
    manEntry(BLACK, 1),
    kingEntry(RED, 2),
    kingEntry(BLACK, 3),
    manEntry(PEG, 4),
    edgeEntry(RED, CELL, EDGE, [0.5]),
    edgeEntry(BLACK, CELL + EDGE.h, EDGE, [0.5]),
    edgeEntry(PEG, CELL + 2 * EDGE.h, PEG_EDGE, [0.5, 0.55, 0.85]),
  ],
}

/** Checkers and pegs of the outfit. */
export const MEN_JOBS: readonly Job[] = [
  createAtlasJob('man/atlas', MEN_ATLAS, {
    source: import.meta.url,
    cost: 2,
    encoding: { quality: 66, smallQuality: 66 },
  }),
]

/**
 * The top of a man: stained wood with horizontal grain, dark cuts, a rim rubbed bare, and optionally a stamp in ochre.
 */
function drawTop(side: number, stain: Stain, grooves: readonly number[], stamp?: Stamp): Sheet {
  const [fibre, fine, ragged, slowNoise] = [
    noiseTile(70, 4, 41),
    noiseTile(2.4, 2.4, 2),
    noiseTile(20, 20, 7),
    noiseTile(120, 120, 43),
  ]
  return paintSheet(side, side, (x, y) => {
    const [u, v] = [(x + 0.5) / (side / 2) - 1, 1 - (y + 0.5) / (side / 2)]
    const r = Math.hypot(u, v)
    // Year rings cross a slice of a branch as long, slightly bent bands.
    const ring = Math.sin((v * 9 + u * u * 2.4 + sampleTile(slowNoise, x, y, stain.seed) * 5) * 2.2)
    const grain = clamp(0.35 + 0.2 * ring + (sampleTile(fibre, x, y, stain.seed) - 0.5) * 1.3)
    const raggedness = sampleTile(ragged, x, y, stain.seed)
    const lathe = Math.sin(r * 170) * 0.025
    let colour = mix(stain.colour, stain.light, grain * 0.75)
    if (stamp)
      colour = mix(colour, OCHRE, stamp(u, v) * (0.72 + 0.28 * smoothstep(0.25, 0.5, sampleTile(fine, x, y, 3))))
    const cut = grooves.reduce(
      (most, at) => Math.max(most, smoothstep(GROOVE_WIDTH, GROOVE_WIDTH * 0.35, Math.abs(r - at))),
      0,
    )
    colour = mix(colour, DIRT, 0.72 * cut)
    const rubbed = smoothstep(0.95 - 0.1 * raggedness, 1.01, r) * smoothstep(0.2, 0.7, raggedness)
    colour = mix(colour, WOOD, 0.8 * rubbed)
    const k = 1 + lathe + (sampleTile(fine, x, y, 5) - 0.5) * 0.1
    return colour.map((c) => clamp(c * k, 6, 240))
  })
}

/** The unrolled side, foot below: rings of the lathe, dark cuts, both edges rubbed bare. */
function drawEdge(width: number, height: number, stain: Stain, grooves: readonly number[]): Sheet {
  const [fibre, fine, ragged] = [noiseTile(40, 3, 45), noiseTile(2.4, 2.4, 2), noiseTile(20, 20, 7)]
  return paintSheet(width, height, (x, y) => {
    const v = y / height
    const raggedness = sampleTile(ragged, x, y, stain.seed)
    // Around a turned piece the grain runs lengthwise twice and shows its end twice.
    const along = 0.5 + 0.5 * Math.cos((x / width) * 4 * Math.PI)
    const grain = clamp(0.3 + (sampleTile(fibre, x, y, stain.seed) - 0.5) * (0.6 + along) + 0.12 * Math.sin(y * 0.9))
    let colour = mix(stain.colour, stain.light, grain * 0.75)
    const cut = grooves.reduce((most, at) => Math.max(most, smoothstep(0.03, 0.008, Math.abs(v - at))), 0)
    colour = mix(colour, DIRT, 0.65 * cut)
    const rim = Math.min(v, 1 - v)
    colour = mix(
      colour,
      WOOD,
      0.85 * smoothstep(0.03 + 0.13 * raggedness, 0.01, rim) * smoothstep(0.15, 0.6, raggedness),
    )
    const k = 1 + (sampleTile(fine, x, y, 5) - 0.5) * 0.1
    return colour.map((c) => clamp(c * k, 6, 240))
  })
}

/** Returns the crown as a stamp on a top of `side` pixels, of which it fills the middle `share`. */
function createCrownStamp(side: number, share: number, fonts: readonly string[]): Stamp {
  const size = Math.round(side * share)
  const { coverage } = renderPlate(
    { width: UNITS, height: UNITS, inks: ['black'], shapes: shapes() },
    'black',
    size,
    size,
    fonts,
  )
  return (x, y) => {
    const [px, py] = [Math.floor((x / share + 1) * 0.5 * size), Math.floor((1 - y / share) * 0.5 * size)]
    return px < 0 || py < 0 || px >= size || py >= size ? 0 : coverage[py * size + px]! / 255
  }
}
