import { type Atlas, type AtlasEntry, GUARD, makeSeamless, seedOf, slotOf } from './atlas'
import { printAndWear } from './job'
import type { Forme } from './plates'
import { print } from './press/press'
import type { PrintRun, Sheet } from './press/run'
import type { Wear } from './press/wear'
import { createRng } from './rng'

/** Printing parameters common to all cards of a pack. `age` and `tone` are minimums, to which each card adds. */
export interface CardStock extends Omit<PrintRun, 'seed'> {
  /** Corner radius in inches. */
  readonly cornerRadius: number
  /** Most brown spots on a card that has any; 3 by default. */
  readonly foxing?: number
}

/** Returns the size of a card's cell in an atlas, and the scale at which a card of this width fills it. */
export const cellOf = (width: number, height: number, inches: number) => ({
  width,
  height,
  ppi: (width - 2 * GUARD) / inches,
})

/**
 * Returns one card, printed and then worn by years of handling.
 * @param handling amount of handling, 0 to 1: the card browns, its edges are worn, a corner may have been bent
 */
export function wornCard(
  forme: Forme,
  { cornerRadius, foxing = 3, ...stock }: CardStock,
  seed: number,
  handling: number,
  fonts: readonly string[],
): Sheet {
  const next = createRng(seed)
  const run: PrintRun = { ...stock, age: stock.age + 0.08 * next(), browning: stock.browning + 0.35 * handling, seed }
  const creases: Wear['creases'] =
    handling > 0.55 && next() < handling * 0.8 ? [dogEar(next, 0.5 + 0.5 * handling)] : []
  const worn: Wear = {
    foxing: next() < 0.5 ? 1 + Math.floor(next() * foxing) : 0,
    scuffs: Math.round(2 + 8 * handling),
    thumbMarks: Math.round(1 + 6 * handling),
    rimBrowning: 0.45 + 0.4 * handling,
    edgeWear: 0.007 + 0.016 * handling,
    cornerRadius,
    core: 'core',
    guard: GUARD,
    creases,
  }
  return printAndWear(forme, run, worn, fonts)
}

/** Creates an atlas entry for the cut edge of a pack's stock, which repeats horizontally. */
export const createEdgeEntry = (
  place: Omit<AtlasEntry, 'wraps' | 'draw'>,
  stock: CardStock,
  seed: number,
): AtlasEntry => ({
  ...place,
  wraps: true,
  draw: (fonts) =>
    makeSeamless(
      print({ width: 1, height: 1, inks: [], shapes: '' }, { ...stock, paper: 'core', grain: 1.6, seed }, fonts),
    ),
})

/** A side of a card in an atlas. */
interface WornSide {
  readonly face: string
  readonly forme: () => Forme
  readonly seed: number
  readonly handling: number
  /** Its own stock, if other than that of the rest. */
  readonly stock?: CardStock
}

/** Returns five backs with increasing wear. */
export const wornBacks = (pack: string, forme: () => Forme, year: number, step: number): WornSide[] =>
  Array.from({ length: 5 }, (_, i) => ({
    face: i === 0 ? `${pack}/back` : `${pack}/back-${i + 1}`,
    forme,
    seed: seedOf(`back ${i}`, year),
    handling: 0.4 + step * i,
  }))

/** Returns the atlas of a pack: its cards row by row, and then the cut edge of their stock, if it has one. */
export function packAtlas(
  sides: readonly WornSide[],
  columns: number,
  stock: CardStock,
  edge?: { readonly face: string; readonly seed: number },
): Atlas {
  const { width: w, height: h } = stock
  const place = (face: string, i: number) => ({ face, ...slotOf(i, columns, w, h) })
  return {
    width: columns * w,
    height: Math.ceil((sides.length + 1) / columns) * h,
    entries: [
      ...sides.map(({ face, forme, seed, handling, stock: own = stock }, i) => ({
        ...place(face, i),
        draw: (fonts: readonly string[]) => wornCard(forme(), own, seed, handling, fonts),
      })),
      ...(edge ? [createEdgeEntry(place(edge.face, sides.length), stock, edge.seed)] : []),
    ],
  }
}

/** Returns the crease of a corner that was once bent over. */
function dogEar(next: () => number, strength: number): NonNullable<Wear['creases']>[number] {
  const a = 0.1 + next() * 0.14
  const b = 0.1 + next() * 0.14
  const [right, low] = [next() < 0.5, next() < 0.5]
  return { from: [right ? 1 - a : a, low ? 1 : 0], to: [right ? 1 : 0, low ? 1 - b : b], strength }
}
