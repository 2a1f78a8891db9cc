import { type Entry, GUARD, joined } from './atlas'
import type { Forme } from './plates'
import { print } from './press/press'
import type { Run, Sheet } from './press/run'
import { wear, type Wear } from './press/wear'
import { rng } from './rng'

/** Printing parameters common to all cards of a pack. `age` and `tone` are minimums, to which each card adds. */
export interface CardStock extends Omit<Run, 'seed'> {
  /** Corner radius in inches. */
  readonly round: number
  /** Most brown spots on a card that has any; 3 by default. */
  readonly foxing?: number
}

/**
 * Returns one card, printed and then worn by years of handling.
 * @param handled amount of handling, 0 to 1: the card browns, its edges are worn, a corner may have been bent
 */
export function wornCard(
  forme: Forme,
  { round, foxing = 3, ...stock }: CardStock,
  seed: number,
  handled: number,
  fonts: readonly string[],
): Sheet {
  const next = rng(seed)
  const run: Run = { ...stock, age: stock.age + 0.08 * next(), tone: stock.tone + 0.35 * handled, seed }
  const sheet = print(forme, run, fonts)
  const creases: Wear['creases'] = handled > 0.55 && next() < handled * 0.8 ? [dogEar(next, 0.5 + 0.5 * handled)] : []
  wear(sheet, run, {
    foxing: next() < 0.5 ? 1 + Math.floor(next() * foxing) : 0,
    scuffs: Math.round(2 + 8 * handled),
    thumbs: Math.round(1 + 6 * handled),
    rim: 0.45 + 0.4 * handled,
    rub: 0.007 + 0.016 * handled,
    round,
    core: 'core',
    guard: GUARD,
    creases,
  })
  return sheet
}

/** Creates an atlas entry for the cut edge of a pack's stock, which repeats horizontally. */
export const cutEdge = (place: Omit<Entry, 'wraps' | 'draw'>, stock: CardStock, seed: number): Entry => ({
  ...place,
  wraps: true,
  draw: (fonts) =>
    joined(print({ width: 1, height: 1, inks: [], shapes: '' }, { ...stock, paper: 'core', grain: 1.6, seed }, fonts)),
})

/** Returns the crease of a corner that was once bent over. */
function dogEar(next: () => number, strength: number): NonNullable<Wear['creases']>[number] {
  const a = 0.1 + next() * 0.14
  const b = 0.1 + next() * 0.14
  const [right, low] = [next() < 0.5, next() < 0.5]
  return { from: [right ? 1 - a : a, low ? 1 : 0], to: [right ? 1 : 0, low ? 1 - b : b], strength }
}
