import type { PaperName } from '../inks'

/** How one sheet is printed. Lengths in inches unless said. */
export interface Run {
  readonly width: number
  readonly height: number
  /** Pixels to the inch. */
  readonly ppi: number
  readonly paper: PaperName
  /** Years of sun: 0 new, .4 after forty, 1 after 120. */
  readonly age: number
  /** How far the paper browns in a full life. */
  readonly tone: number
  /** How strongly fibre and grain show, 1 plain. */
  readonly grain: number
  /** Colours are off by this much, each in its own direction; black by a seventh of it. */
  readonly register: number
  /** Share of the ink that covers; the rest multiplies. Letterpress .6, poster solids .75, lithography .3. */
  readonly body: number
  /** How unevenly the ink lies, 1 plain. */
  readonly mottle: number
  readonly seed: number
}

/** A printed sheet: red, green, blue for each pixel, row by row. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

export const blank = (width: number, height: number): Sheet => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 3),
})

/** Grain of paper and ink, in pixels, against the pictures from which the recipe was tuned. */
export const grainScale = (ppi: number): number => ppi / 130
