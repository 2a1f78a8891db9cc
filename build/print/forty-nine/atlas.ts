import { type Atlas, type AtlasEntry, GUARD, makeSeamless, seedOf, slotOf } from '../atlas'
import { printAndWear } from '../job'
import type { Forme } from '../plates'
import { print } from '../press/press'
import type { PrintRun, Sheet } from '../press/run'
import { createRng } from '../rng'
import { type CardStock, createEdgeEntry, wornCard } from '../worn-card'
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
export const outfitAtlas = (hasAid: boolean): Atlas => ({
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
    // The cut edge of card stock: four plies, grey with dust.
    createEdgeEntry(
      { face: '49/edge', ...slot(59) },
      { ...STOCK, age: 0.3, browning: 0.4, misregistration: 0, mottle: 1 },
      60,
    ),
  ],
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

const clayRun = (clay: ClayChip, height: number, seed: number): PrintRun => ({
  ...STOCK,
  height,
  paper: clay.paper,
  age: 0.2,
  browning: 0.1,
  grain: 2.2,
  misregistration: 0,
  opacity: 0.8,
  mottle: 1.6,
  seed,
})

function chipOf(clay: ClayChip, i: number): Draw {
  const isWhite = clay.name === 'white'
  const worn = {
    foxing: isWhite ? 5 : 2,
    scuffs: 16,
    thumbMarks: 5,
    rimBrowning: isWhite ? 0.5 : 0.15,
    edgeWear: 0.006,
    cornerRadius: CARD_INCHES / 2,
    core: clay.paper,
    guard: GUARD,
  }
  return (fonts) => printAndWear(chipFace(clay), clayRun(clay, CELL, 700 + i), worn, fonts)
}

function edgeOf(clay: ClayChip, i: number): Draw {
  return (fonts) => makeSeamless(print(chipEdge(clay), clayRun(clay, EDGE_HEIGHT, 720 + i), fonts))
}
