import type { Job } from './job'
import type { Sheet } from './press/run'

/** Side in pixels of the squares in which prints are compared: those in which WebP codes colours. */
const SQUARE = 16

/**
 * Creates the job of a picture's colour aid: what differs where the print is made with it, to lie over the plain print,
 * and clear elsewhere.
 */
export const createAidJob = (plain: Job, aided: Job): Job => ({
  ...aided,
  cost: plain.cost + aided.cost,
  cells: {},
  draw: async (fonts) => {
    const [below] = Object.values(await plain.draw(fonts))
    const sheets = Object.entries(await aided.draw(fonts))
    return Object.fromEntries(sheets.map(([name, sheet]) => [name, differenceOf(sheet, below!)])) // it draws one picture
  },
})

/** Returns a sheet with the squares in which it differs from another of the same size, and clear elsewhere. */
export function differenceOf(sheet: Sheet, below: Sheet): Sheet {
  const { width, height } = sheet
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += SQUARE) {
    for (let x = 0; x < width; x += SQUARE) {
      const rows = Array.from({ length: Math.min(SQUARE, height - y) }, (_, row) => {
        const from = (y + row) * width + x
        return [from, from + Math.min(SQUARE, width - x)] as const
      })
      if (rows.some(([from, to]) => differs(sheet.data, below.data, from * 3, to * 3)))
        for (const [from, to] of rows) copyPixels(sheet.data, data, from, to)
    }
  }
  return { width, height, data, channels: 4 }
}

function differs(one: Uint8ClampedArray, other: Uint8ClampedArray, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (one[at] !== other[at]) return true
  return false
}

/** Copies pixels of three channels to the same places in four, as opaque ones. */
function copyPixels(source: Uint8ClampedArray, target: Uint8ClampedArray, from: number, to: number): void {
  for (let pixel = from; pixel < to; pixel++) {
    target.set(source.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    target[pixel * 4 + 3] = 255
  }
}
