import { type Atlas, cellsOf, drawAtlas, makeSeamless } from '../atlas'
import { createPictureJob, type Job } from '../job'
import { createCrownStamp, GROOVE_RADII, drawEdge, type Stain, drawTop } from './turned-wood'

const CELL = 384
const EDGE = { w: 1024, h: 96 } as const
const PEG_EDGE = { w: 1024, h: 224 } as const
const SIZE = { width: 5 * CELL, height: CELL + 2 * EDGE.h + PEG_EDGE.h } as const

const RED: Stain = { name: 'red', colour: [132, 32, 24], light: [172, 62, 42], seed: 3 }
const BLACK: Stain = { name: 'black', colour: [38, 33, 30], light: [70, 58, 48], seed: 5 }
const PEG: Stain = { name: 'peg', colour: [138, 86, 42], light: [186, 130, 72], seed: 8 }
/** Fraction of the top that a king's crown fills. */
const CROWN_FRACTION = 0.74

const manEntry = (stain: Stain, x: number) => ({
  face: `man/${stain.name}`,
  x,
  y: 0,
  w: CELL,
  h: CELL,
  draw: () => drawTop(CELL, stain, stain.name === 'peg' ? [] : GROOVE_RADII),
})

const kingEntry = (stain: Stain, x: number) => ({
  face: `man/${stain.name}-king`,
  x,
  y: 0,
  w: CELL,
  h: CELL,
  draw: (fonts: readonly string[]) =>
    drawTop(
      CELL,
      { ...stain, seed: stain.seed + 20 },
      GROOVE_RADII.slice(1),
      createCrownStamp(CELL, CROWN_FRACTION, fonts),
    ),
})

/** Men and kings of both colours and the peg, seen from above, with their sides below. */
const MEN_ATLAS: Atlas = {
  ...SIZE,
  entries: [
    manEntry(RED, 0),
    manEntry(BLACK, CELL),
    kingEntry(RED, 2 * CELL),
    kingEntry(BLACK, 3 * CELL),
    manEntry(PEG, 4 * CELL),
    ...[RED, BLACK].map((stain, i) => ({
      face: `man/${stain.name}-edge`,
      x: 0,
      y: CELL + i * EDGE.h,
      ...EDGE,
      wraps: true,
      draw: () => makeSeamless(drawEdge(EDGE.w, EDGE.h, stain, [0.5])),
    })),
    {
      face: 'man/peg-edge',
      x: 0,
      y: CELL + 2 * EDGE.h,
      ...PEG_EDGE,
      wraps: true,
      draw: () => makeSeamless(drawEdge(PEG_EDGE.w, PEG_EDGE.h, PEG, [0.5, 0.55, 0.85])),
    },
  ],
}

/** Checkers and pegs of the outfit. */
export const MEN_JOBS: readonly Job[] = [
  createPictureJob('man/atlas', {
    source: import.meta.url,
    cost: 2,
    ...SIZE,
    encoding: { quality: 66, smallQuality: 66 },
    cells: cellsOf('man/atlas', MEN_ATLAS),
    draw: (fonts) => drawAtlas(MEN_ATLAS, fonts),
  }),
]
