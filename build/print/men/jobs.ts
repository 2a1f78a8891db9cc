import { type Atlas, cellsOf, compose, joined } from '../atlas'
import { single, type Job } from '../job'
import { crown } from './crown'
import { CUTS, edge, type Stain, top } from './turnery'

const CELL = 384
const EDGE = { w: 1024, h: 96 } as const
const PEG_EDGE = { w: 1024, h: 224 } as const
const SIZE = { width: 5 * CELL, height: CELL + 2 * EDGE.h + PEG_EDGE.h } as const

const RED: Stain = { name: 'red', colour: [132, 32, 24], light: [172, 62, 42], seed: 3 }
const BLACK: Stain = { name: 'black', colour: [38, 33, 30], light: [70, 58, 48], seed: 5 }
const PEG: Stain = { name: 'peg', colour: [138, 86, 42], light: [186, 130, 72], seed: 8 }
/** Fraction of the top that a king's crown fills. */
const CROWN = 0.74

const man = (stain: Stain, x: number) => ({
  face: `man/${stain.name}`,
  x,
  y: 0,
  w: CELL,
  h: CELL,
  draw: () => top(CELL, stain, stain.name === 'peg' ? [] : CUTS),
})

const king = (stain: Stain, x: number) => ({
  face: `man/${stain.name}-king`,
  x,
  y: 0,
  w: CELL,
  h: CELL,
  draw: (fonts: readonly string[]) =>
    top(CELL, { ...stain, seed: stain.seed + 20 }, CUTS.slice(1), crown(CELL, CROWN, fonts)),
})

/** Men and kings of both colours and the peg, seen from above, with their sides below. */
const MEN_ATLAS: Atlas = {
  ...SIZE,
  entries: [
    man(RED, 0),
    man(BLACK, CELL),
    king(RED, 2 * CELL),
    king(BLACK, 3 * CELL),
    man(PEG, 4 * CELL),
    ...[RED, BLACK].map((stain, i) => ({
      face: `man/${stain.name}-edge`,
      x: 0,
      y: CELL + i * EDGE.h,
      ...EDGE,
      wraps: true,
      draw: () => joined(edge(EDGE.w, EDGE.h, stain, [0.5])),
    })),
    {
      face: 'man/peg-edge',
      x: 0,
      y: CELL + 2 * EDGE.h,
      ...PEG_EDGE,
      wraps: true,
      draw: () => joined(edge(PEG_EDGE.w, PEG_EDGE.h, PEG, [0.5, 0.55, 0.85])),
    },
  ],
}

/** Checkers and pegs of the outfit. */
export const MEN: readonly Job[] = [
  single('man/atlas', {
    source: import.meta.url,
    cost: 2,
    ...SIZE,
    coding: { quality: 66, small: 66 },
    cells: cellsOf('man/atlas', MEN_ATLAS),
    draw: (fonts) => compose(MEN_ATLAS, fonts),
  }),
]
