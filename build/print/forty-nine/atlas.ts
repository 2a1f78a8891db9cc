import { type Atlas, cellsOf, drawAtlas, type AtlasEntry, GUARD, makeSeamless, seedOf, slotOf } from '../atlas'
import { type Job, createPictureJob } from '../job'
import type { Forme } from '../plates'
import { print } from '../press/press'
import type { PrintRun, Sheet } from '../press/run'
import { wear } from '../press/wear'
import { createRng } from '../rng'
import { type CardStock, wornCard } from '../worn-card'
import { cardBack, CARD_INCHES, cheaterCard, numberCard } from './card'
import { chipEdge, chipFace, CLAY_CHIPS, type ClayChip } from './chip'

/** Cells per side, and pixels per cell. */
const CELLS_PER_SIDE = 8
const CELL = 512
const ATLAS_PIXELS = CELLS_PER_SIDE * CELL
const INNER_PIXELS = CELL - 2 * GUARD
/**
 * Everything in the atlas, including chips, is printed at the scale of the cards, so that all share the noise tiles of
 * one scale.
 */
const PPI = INNER_PIXELS / CARD_INCHES
const EDGE_HEIGHT = 160

const BACKS = ['49/back', '49/back-2', '49/back-3', '49/back-4', '49/back-5'] as const

type Draw = AtlasEntry['draw']

const slot = (index: number) => slotOf(index, CELLS_PER_SIDE, CELL, CELL)

const numbers = Array.from({ length: 49 }, (_, i) => i + 1)

/** Everything in the atlas: 49 faces, the Cheater, five backs, chips and the raw edge of a card. */
const outfitAtlas = (hasAid: boolean): Atlas => ({
  width: ATLAS_PIXELS,
  height: ATLAS_PIXELS,
  entries: [
    ...numbers.map((n, i) => ({ face: `49/${n}`, ...slot(i), draw: faceOf(n, hasAid) })),
    { face: '49/C', ...slot(49), draw: (fonts) => drawWornCard(cheaterCard(), 'C', 1, fonts) },
    ...BACKS.map((face, i) => ({ face, ...slot(50 + i), draw: backOf(i) })),
    ...CLAY_CHIPS.map((clay, i) => ({ face: `chip/${clay.name}`, ...slot(55 + i), draw: chipOf(clay, i) })),
    ...CLAY_CHIPS.map((clay, i) => {
      const { x, y, w } = slot(58)
      const box = { x, y: y + i * EDGE_HEIGHT, w, h: EDGE_HEIGHT, wraps: true }
      return { face: `chip/${clay.name}-edge`, ...box, draw: edgeOf(clay, i) }
    }),
    { face: '49/edge', ...slot(59), wraps: true, draw: drawCardEdge },
  ],
})

/** The atlas job, plain or with the hatching of the colour aid. One list of cells serves both. */
export const createAtlasJob = (hasAid: boolean): Job =>
  createPictureJob(hasAid ? '49/atlas-aid' : '49/atlas', {
    source: import.meta.url,
    cost: 10,
    width: ATLAS_PIXELS,
    height: ATLAS_PIXELS,
    encoding: { quality: 62, smallQuality: 62 },
    ...(hasAid ? {} : { cells: cellsOf('49/atlas', outfitAtlas(false)) }),
    draw: (fonts) => drawAtlas(outfitAtlas(hasAid), fonts),
  })

/** Returns how much a card was handled, 0 to 1: 49 and the fives most, the others at random. */
function handlingOf(n: number): number {
  const luck = createRng(n * 31)()
  if (n === 49) return 0.9
  return n % 5 === 0 ? 0.6 + 0.2 * luck : 0.18 + 0.4 * luck * luck
}

function faceOf(n: number, hasAid: boolean): Draw {
  return (fonts) => drawWornCard(numberCard(n, hasAid), String(n), handlingOf(n), fonts)
}

function backOf(i: number): Draw {
  return (fonts) => drawWornCard(cardBack(), `back ${i}`, 0.45 + 0.13 * i, fonts)
}

const STOCK: CardStock = {
  width: CELL,
  height: CELL,
  ppi: PPI,
  paper: 'card',
  age: 0.26,
  browning: 0.5,
  grain: 0.5,
  misregistration: 0.009,
  opacity: 0.6,
  mottle: 0.6,
  cornerRadius: 0.1,
}

const drawWornCard = (forme: Forme, name: string, handling: number, fonts: readonly string[]): Sheet =>
  wornCard(forme, STOCK, seedOf(name), handling, fonts)

function clayRun(clay: ClayChip, height: number, seed: number): PrintRun {
  return {
    width: CELL,
    height,
    ppi: PPI,
    paper: clay.paper,
    age: 0.2,
    browning: 0.1,
    grain: 2.2,
    misregistration: 0,
    opacity: 0.8,
    mottle: 1.6,
    seed,
  }
}

function chipOf(clay: ClayChip, i: number): Draw {
  return (fonts) => {
    const run = clayRun(clay, CELL, 700 + i)
    const sheet = print(chipFace(clay), run, fonts)
    wear(sheet, run, {
      foxing: clay.name === 'white' ? 5 : 2,
      scuffs: 16,
      thumbMarks: 5,
      rimBrowning: clay.name === 'white' ? 0.5 : 0.15,
      edgeWear: 0.006,
      cornerRadius: CARD_INCHES / 2,
      core: clay.paper,
      guard: GUARD,
    })
    return sheet
  }
}

function edgeOf(clay: ClayChip, i: number): Draw {
  return (fonts) => makeSeamless(print(chipEdge(clay), clayRun(clay, EDGE_HEIGHT, 720 + i), fonts))
}

/** The cut edge of card stock: four plies, grey with dust. */
function drawCardEdge(fonts: readonly string[]): Sheet {
  const run: PrintRun = {
    width: CELL,
    height: CELL,
    ppi: PPI,
    paper: 'core',
    age: 0.3,
    browning: 0.4,
    grain: 1.6,
    misregistration: 0,
    opacity: 0.6,
    mottle: 1,
    seed: 60,
  }
  return makeSeamless(print({ width: 1, height: 1, inks: [], shapes: '' }, run, fonts))
}
