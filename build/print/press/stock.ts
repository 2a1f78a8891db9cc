import type { Rgb } from '../colour'
import { rng } from '../rng'
import { Drift, TILE, tile, WRAP } from './noise'
import { grainScale, type Run } from './run'

/** Noise tiles of one scale, with the offsets at which this sheet reads them, so that no two sheets look alike. */
export interface Tooth {
  readonly fibre: Float32Array
  readonly fine: Float32Array
  readonly grit: Float32Array
  readonly mottle: Float32Array
  readonly wobX: Float32Array
  readonly wobY: Float32Array
  readonly ragged: Float32Array
  readonly ox: number
  readonly oy: number
}

/** Returns the noise tiles and offsets for a run. */
export function tooth(run: Run): Tooth {
  const s = grainScale(run.ppi)
  const next = rng(run.seed * 7919 + 13)
  return {
    fibre: tile(14 * s, 2 * s, 1),
    fine: tile(2.2 * s, 2.2 * s, 2),
    grit: tile(1.4, 1.4, 3),
    mottle: tile(5 * s, 5 * s, 4),
    wobX: tile(3.2 * s, 3.2 * s, 5),
    wobY: tile(3.2 * s, 3.2 * s, 6),
    // Wear has a fixed size in pixels, whatever the scale: a corner of a box frays in larger shreds than one of a card.
    ragged: tile(22, 22, 7),
    ox: Math.floor(next() * TILE),
    oy: Math.floor(next() * TILE),
  }
}

/** Returns the start of row y in every tile. */
export const tileRow = (t: Tooth, y: number): number => ((y + t.oy) & WRAP) * TILE

/**
 * Generates paper, row by row: its colour times fibre, grain and blotches. Blue varies more, so that paper yellows
 * unevenly.
 */
export class Stock {
  readonly #blotch: Drift
  readonly #cloud: Drift

  constructor(
    readonly run: Run,
    readonly colour: Rgb,
    readonly tooth: Tooth,
  ) {
    const s = grainScale(run.ppi)
    this.#blotch = new Drift(run.width, run.height, 190 * s, run.seed + 2)
    this.#cloud = new Drift(run.width, run.height, 34 * s, run.seed + 3)
  }

  /** Fills `row` (three floats per pixel, 0 to 255) with row y of the sheet. */
  row(y: number, row: Float32Array): void {
    const { run, tooth: t, colour } = this
    const blotch = this.#blotch.row(y)
    const cloud = this.#cloud.row(y)
    const base = tileRow(t, y)
    const stain = 0.07 * (0.4 + run.age)
    for (let x = 0; x < run.width; x++) {
      const i = base + ((x + t.ox) & WRAP)
      const grain = (t.fibre[i]! - 0.5) * 0.035 + (t.fine[i]! - 0.5) * 0.02 + (t.grit[i]! - 0.5) * 0.008
      const k = 1 + run.grain * grain + (blotch[x]! - 0.5) * stain + (cloud[x]! - 0.5) * 0.025
      row[x * 3] = colour[0] * k
      row[x * 3 + 1] = colour[1] * k
      row[x * 3 + 2] = colour[2] * (1 + (k - 1) * 1.5)
    }
  }
}
