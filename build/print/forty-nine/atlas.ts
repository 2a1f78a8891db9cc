import { type Atlas, cellsOf, compose, type Entry, GUARD, joined, seedOf, slotOf } from '../atlas'
import { type Job, single } from '../job'
import type { Forme } from '../plates'
import { print } from '../press/press'
import type { Run, Sheet } from '../press/run'
import { wear } from '../press/wear'
import { rng } from '../rng'
import { type CardStock, wornCard } from '../worn-card'
import { cardBack, CARD_INCHES, cheaterCard, numberCard } from './card'
import { chipEdge, chipFace, CLAYS, type Clay } from './chip'

/** Cells per side, and pixels per cell. */
const CELLS = 8
const CELL = 512
const ATLAS = CELLS * CELL
const INNER = CELL - 2 * GUARD
/**
 * Everything in the atlas, including chips, is printed at the scale of the cards, so that all share the noise tiles of
 * one scale.
 */
const PPI = INNER / CARD_INCHES
const EDGE_HEIGHT = 160

const BACKS = ['49/back', '49/back-2', '49/back-3', '49/back-4', '49/back-5'] as const

type Draw = Entry['draw']

const slot = (index: number) => slotOf(index, CELLS, CELL, CELL)

const numbers = Array.from({ length: 49 }, (_, i) => i + 1)

/** Everything in the atlas: 49 faces, the Cheater, five backs, chips and the raw edge of a card. */
const outfitAtlas = (aid: boolean): Atlas => ({
  width: ATLAS,
  height: ATLAS,
  entries: [
    ...numbers.map((n, i) => ({ face: `49/${n}`, ...slot(i), draw: faceOf(n, aid) })),
    { face: '49/C', ...slot(49), draw: (fonts) => worn(cheaterCard(), 'C', 1, fonts) },
    ...BACKS.map((face, i) => ({ face, ...slot(50 + i), draw: backOf(i) })),
    ...CLAYS.map((clay, i) => ({ face: `chip/${clay.name}`, ...slot(55 + i), draw: chipOf(clay, i) })),
    ...CLAYS.map((clay, i) => {
      const { x, y, w } = slot(58)
      const box = { x, y: y + i * EDGE_HEIGHT, w, h: EDGE_HEIGHT, wraps: true }
      return { face: `chip/${clay.name}-edge`, ...box, draw: edgeOf(clay, i) }
    }),
    { face: '49/edge', ...slot(59), wraps: true, draw: stock },
  ],
})

/** The atlas job, plain or with the hatching of the colour aid. One list of cells serves both. */
export const atlasJob = (aid: boolean): Job =>
  single(aid ? '49/atlas-aid' : '49/atlas', {
    source: import.meta.url,
    cost: 10,
    width: ATLAS,
    height: ATLAS,
    coding: { quality: 62, small: 62 },
    ...(aid ? {} : { cells: cellsOf('49/atlas', outfitAtlas(false)) }),
    draw: (fonts) => compose(outfitAtlas(aid), fonts),
  })

/** Returns how much a card was handled, 0 to 1: 49 and the fives most, the others at random. */
function handling(n: number): number {
  const luck = rng(n * 31)()
  if (n === 49) return 0.9
  return n % 5 === 0 ? 0.6 + 0.2 * luck : 0.18 + 0.4 * luck * luck
}

function faceOf(n: number, aid: boolean): Draw {
  return (fonts) => worn(numberCard(n, aid), String(n), handling(n), fonts)
}

function backOf(i: number): Draw {
  return (fonts) => worn(cardBack(), `back ${i}`, 0.45 + 0.13 * i, fonts)
}

const CARD: CardStock = {
  width: CELL,
  height: CELL,
  ppi: PPI,
  paper: 'card',
  age: 0.26,
  tone: 0.5,
  grain: 0.5,
  register: 0.009,
  body: 0.6,
  mottle: 0.6,
  round: 0.1,
}

const worn = (forme: Forme, name: string, handled: number, fonts: readonly string[]): Sheet =>
  wornCard(forme, CARD, seedOf(name), handled, fonts)

function clayRun(clay: Clay, height: number, seed: number): Run {
  return {
    width: CELL,
    height,
    ppi: PPI,
    paper: clay.paper,
    age: 0.2,
    tone: 0.1,
    grain: 2.2,
    register: 0,
    body: 0.8,
    mottle: 1.6,
    seed,
  }
}

function chipOf(clay: Clay, i: number): Draw {
  return (fonts) => {
    const run = clayRun(clay, CELL, 700 + i)
    const sheet = print(chipFace(clay), run, fonts)
    wear(sheet, run, {
      foxing: clay.name === 'white' ? 5 : 2,
      scuffs: 16,
      thumbs: 5,
      rim: clay.name === 'white' ? 0.5 : 0.15,
      rub: 0.006,
      round: CARD_INCHES / 2,
      core: clay.paper,
      guard: GUARD,
    })
    return sheet
  }
}

function edgeOf(clay: Clay, i: number): Draw {
  return (fonts) => joined(print(chipEdge(clay), clayRun(clay, EDGE_HEIGHT, 720 + i), fonts))
}

/** The cut edge of card stock: four plies, grey with dust. */
function stock(fonts: readonly string[]): Sheet {
  const run: Run = {
    width: CELL,
    height: CELL,
    ppi: PPI,
    paper: 'core',
    age: 0.3,
    tone: 0.4,
    grain: 1.6,
    register: 0,
    body: 0.6,
    mottle: 1,
    seed: 60,
  }
  return joined(print({ width: 1, height: 1, inks: [], shapes: '' }, run, fonts))
}
