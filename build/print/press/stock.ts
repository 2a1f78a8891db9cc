import type { Rgb } from '../colour'
import { createRng } from '../rng'
import { SlowNoise, TILE_SIZE, noiseTile, TILE_MASK } from './noise'
import { grainScale, type PrintRun, type Sheet } from './run'

/**
 * Returns the relative brightness of a pixel of plain weave with threads of two pixels: raised threads are lighter than
 * sunken ones.
 */
export const weaveBrightness = (x: number, y: number): number => (((x >> 1) + (y >> 1)) % 2 === 0 ? 1.08 : 0.88)

/** Noise tiles of one scale, with the offsets at which this sheet reads them, so that no two sheets look alike. */
export interface PaperTexture {
  readonly fibre: Float32Array
  readonly fine: Float32Array
  readonly grit: Float32Array
  readonly mottle: Float32Array
  readonly wobbleX: Float32Array
  readonly wobbleY: Float32Array
  readonly raggedness: Float32Array
  readonly offsetX: number
  readonly offsetY: number
}

/** Returns the noise tiles and offsets for a run. */
export function paperTextureOf(run: PrintRun): PaperTexture {
  const s = grainScale(run.ppi)
  const next = createRng(run.seed * 7919 + 13)
  return {
    fibre: noiseTile(14 * s, 2 * s, 1),
    fine: noiseTile(2.2 * s, 2.2 * s, 2),
    grit: noiseTile(1.4, 1.4, 3),
    mottle: noiseTile(5 * s, 5 * s, 4),
    wobbleX: noiseTile(3.2 * s, 3.2 * s, 5),
    wobbleY: noiseTile(3.2 * s, 3.2 * s, 6),
    // Wear has a fixed size in pixels, whatever the scale: a corner of a box frays in larger shreds than one of a card.
    raggedness: noiseTile(22, 22, 7),
    offsetX: Math.floor(next() * TILE_SIZE),
    offsetY: Math.floor(next() * TILE_SIZE),
  }
}

/** Returns the start of row y in every tile. */
export const tileRow = (t: PaperTexture, y: number): number => ((y + t.offsetY) & TILE_MASK) * TILE_SIZE

/**
 * Generates paper, row by row: its colour times fibre, grain and blotches. Blue varies more, so that paper yellows
 * unevenly.
 */
export class Stock {
  readonly #blotch: SlowNoise
  readonly #cloud: SlowNoise

  constructor(
    readonly run: PrintRun,
    readonly colour: Rgb,
    readonly texture: PaperTexture,
  ) {
    const s = grainScale(run.ppi)
    this.#blotch = new SlowNoise(run.width, run.height, 190 * s, run.seed + 2)
    this.#cloud = new SlowNoise(run.width, run.height, 34 * s, run.seed + 3)
  }

  /** Fills `row` (three floats per pixel, 0 to 255) with row y of the sheet. */
  fillRow(y: number, row: Float32Array): void {
    const { run, texture: t, colour } = this
    const blotch = this.#blotch.row(y)
    const cloud = this.#cloud.row(y)
    const base = tileRow(t, y)
    const stain = 0.07 * (0.4 + run.age)
    for (let x = 0; x < run.width; x++) {
      const i = base + ((x + t.offsetX) & TILE_MASK)
      const grain = (t.fibre[i]! - 0.5) * 0.035 + (t.fine[i]! - 0.5) * 0.02 + (t.grit[i]! - 0.5) * 0.008
      const k = 1 + run.grain * grain + (blotch[x]! - 0.5) * stain + (cloud[x]! - 0.5) * 0.025
      row[x * 3] = colour[0] * k
      row[x * 3 + 1] = colour[1] * k
      row[x * 3 + 2] = colour[2] * (1 + (k - 1) * 1.5)
    }
  }
}

/** Turns a printed sheet into printed book cloth: the weave shows through the ink, which is on the raised threads. */
export function applyWeave(sheet: Sheet, run: PrintRun): void {
  const t = paperTextureOf(run)
  for (let y = 0; y < sheet.height; y++) {
    for (let x = 0; x < sheet.width; x++) {
      const fine = t.fine[tileRow(t, y) + ((x + t.offsetX) & TILE_MASK)]!
      const k = weaveBrightness(x, y) + (fine - 0.5) * 0.14
      const at = (y * sheet.width + x) * 3
      for (let c = 0; c < 3; c++) sheet.data[at + c] = sheet.data[at + c]! * k
    }
  }
}
