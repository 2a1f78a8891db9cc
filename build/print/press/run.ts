import type { PaperName } from '../inks'

/** Parameters for printing one sheet. Lengths in inches unless stated otherwise. */
export interface PrintRun {
  readonly width: number
  readonly height: number
  /** Pixels per inch. */
  readonly ppi: number
  readonly paper: PaperName
  /** Exposure to sun: 0 new, 0.4 after forty years, 1 after 120. */
  readonly age: number
  /** How far the paper browns in a full life. */
  readonly browning: number
  /** Strength of fibre and grain, 1 normal. */
  readonly grain: number
  /** Misregistration of colours, each in its own direction; black has about a seventh of it. */
  readonly misregistration: number
  /** Opaque fraction of the ink; the rest multiplies. Letterpress 0.6, poster solids 0.75, lithography 0.3. */
  readonly opacity: number
  /** Unevenness of the ink, 1 normal. */
  readonly mottle: number
  readonly seed: number
}

/** A printed sheet: red, green and blue of each pixel, row by row, and alpha where it has four channels. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
  /** Set if it is clear in parts. */
  readonly channels?: 4
}

export const createSheet = (width: number, height: number): Sheet => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 3),
})

/** Paints a sheet pixel by pixel; values are rounded and limited to what a pixel holds. */
export function paintSheet(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => ArrayLike<number>,
): Sheet {
  const sheet = createSheet(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) sheet.data.set(colourAt(x, y), (y * width + x) * 3)
  }
  return sheet
}

/**
 * Returns the scale of paper and ink grain, in pixels, relative to the pictures with which the parameters were tuned.
 */
export const grainScale = (ppi: number): number => ppi / 130
