import type { BakedCell } from '../../../src/renderer/stage/manifest'
import type { Forme } from '../plates'
import { print } from '../press/press'
import { blank, type Run, type Sheet } from '../press/run'
import { wear, type Wear } from '../press/wear'
import { rng } from '../rng'
import { cardBack, CARD_INCHES, cheaterCard, numberCard } from './card'
import { chipEdge, chipFace, CLAYS, type Clay } from './chip'

/** Cells to a side, pixels to a cell, and the guard round each picture, so that mip levels never mix neighbours. */
const CELLS = 8
export const CELL = 512
export const ATLAS = CELLS * CELL
const GUARD = 4
const INNER = CELL - 2 * GUARD
/** Everything in the atlas is printed at the scale of the cards, chips too: then all share the noise of one scale. */
const PPI = INNER / CARD_INCHES
const EDGE_HEIGHT = 160

export const BACKS = ['49/back', '49/back-2', '49/back-3', '49/back-4', '49/back-5'] as const

/** One picture of the atlas: its face name, and the box that it fills in pixels. */
interface Entry {
  readonly face: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly draw: (aid: boolean, fonts: readonly string[]) => Sheet
}

const slot = (index: number) => ({ x: (index % CELLS) * CELL, y: Math.floor(index / CELLS) * CELL, w: CELL, h: CELL })

const numbers = Array.from({ length: 49 }, (_, i) => i + 1)

/** Everything in the atlas: 49 faces, the Cheater, five backs, chips and the raw edge of a card. */
const ENTRIES: readonly Entry[] = [
  ...numbers.map((n, i) => ({ face: `49/${n}`, ...slot(i), draw: faceOf(n) })),
  { face: '49/C', ...slot(49), draw: (_: boolean, fonts: readonly string[]) => worn(cheaterCard(), 'C', 1, fonts) },
  ...BACKS.map((face, i) => ({ face, ...slot(50 + i), draw: backOf(i) })),
  ...CLAYS.map((clay, i) => ({ face: `chip/${clay.name}`, ...slot(55 + i), draw: chipOf(clay, i) })),
  ...CLAYS.map((clay, i) => {
    const { x, y, w } = slot(58)
    return { face: `chip/${clay.name}-edge`, x, y: y + i * EDGE_HEIGHT, w, h: EDGE_HEIGHT, draw: edgeOf(clay, i) }
  }),
  { face: '49/edge', ...slot(59), draw: (_: boolean, fonts: readonly string[]) => stock(fonts) },
]

/** Where each face lies, as shares of the atlas, without its guard. The raw edge and the chips' edges wrap sideways. */
export function atlasCells(picture: string): Record<string, BakedCell> {
  const cells: Record<string, BakedCell> = {}
  for (const { face, x, y, w, h } of ENTRIES) {
    const side = face.endsWith('edge') ? 0 : GUARD
    cells[face] = {
      picture,
      x: (x + side) / ATLAS,
      y: (y + GUARD) / ATLAS,
      w: (w - 2 * side) / ATLAS,
      h: (h - 2 * GUARD) / ATLAS,
    }
  }
  return cells
}

/** Prints and wears every card by itself, each with its own seed. */
export function atlas(aid: boolean, fonts: readonly string[]): Sheet {
  const whole = blank(ATLAS, ATLAS)
  whole.data.fill(128)
  for (const { x, y, draw } of ENTRIES) {
    const sheet = draw(aid, fonts)
    for (let row = 0; row < sheet.height; row++) {
      const from = row * sheet.width * 3
      whole.data.set(sheet.data.subarray(from, from + sheet.width * 3), ((y + row) * ATLAS + x) * 3)
    }
  }
  return whole
}

/** How much a card was handled, 0 to 1: 49 and the fives most, the rest by luck. */
function handling(n: number): number {
  const luck = rng(n * 31)()
  if (n === 49) return 0.9
  return n % 5 === 0 ? 0.6 + 0.2 * luck : 0.18 + 0.4 * luck * luck
}

function faceOf(n: number): Entry['draw'] {
  return (aid, fonts) => worn(numberCard(n, aid), String(n), handling(n), fonts)
}

function backOf(i: number): Entry['draw'] {
  return (_, fonts) => worn(cardBack(), `back ${i}`, 0.45 + 0.13 * i, fonts)
}

const seedOf = (name: string): number => [...name].reduce((h, c) => Math.imul(h, 31) + c.charCodeAt(0), 1926) & 0xffff

/** One card off the press, after years in the hand. */
function worn(forme: Forme, name: string, handled: number, fonts: readonly string[]): Sheet {
  const seed = seedOf(name)
  const next = rng(seed)
  const run: Run = {
    width: CELL,
    height: CELL,
    ppi: PPI,
    paper: 'card',
    age: 0.26 + 0.08 * next(),
    tone: 0.5 + 0.35 * handled,
    grain: 0.5,
    register: 0.009,
    body: 0.6,
    mottle: 0.6,
    seed,
  }
  const sheet = print(forme, run, fonts)
  const creases: Wear['creases'] = handled > 0.55 && next() < handled * 0.8 ? [dogEar(next, 0.5 + 0.5 * handled)] : []
  wear(sheet, run, {
    foxing: next() < 0.5 ? 1 + Math.floor(next() * 3) : 0,
    scuffs: Math.round(2 + 8 * handled),
    thumbs: Math.round(1 + 6 * handled),
    rim: 0.45 + 0.4 * handled,
    rub: 0.007 + 0.016 * handled,
    round: 0.1,
    core: 'core',
    guard: GUARD,
    creases,
  })
  return sheet
}

/** A corner that was once bent over. */
function dogEar(next: () => number, strength: number): NonNullable<Wear['creases']>[number] {
  const a = 0.1 + next() * 0.14
  const b = 0.1 + next() * 0.14
  const [right, low] = [next() < 0.5, next() < 0.5]
  return { from: [right ? 1 - a : a, low ? 1 : 0], to: [right ? 1 : 0, low ? 1 - b : b], strength }
}

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

function chipOf(clay: Clay, i: number): Entry['draw'] {
  return (_, fonts) => {
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

function edgeOf(clay: Clay, i: number): Entry['draw'] {
  return (_, fonts) => joined(print(chipEdge(clay), clayRun(clay, EDGE_HEIGHT, 720 + i), fonts))
}

/** Makes the right end meet the left one, by fading into its mirror image. */
function joined(sheet: Sheet): Sheet {
  const { width, height, data } = sheet
  const reach = 48
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < reach; k++) {
      const to = (y * width + width - 1 - k) * 3
      const from = (y * width + k) * 3
      for (let c = 0; c < 3; c++) data[to + c] = data[to + c]! + (data[from + c]! - data[to + c]!) * (1 - k / reach)
    }
  }
  return sheet
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
