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

/**
 * Returns a sheet with the squares in which it differs from another of the same size, and clear elsewhere. The squares
 * round them have their colours, too, but as good as clear: WebP would smear those of clear ones over the edges.
 */
export function differenceOf(sheet: Sheet, below: Sheet): Sheet {
  const { width, height } = sheet
  const data = new Uint8ClampedArray(width * height * 4)
  const [columns, rows] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)]
  /** Where the pixels of each row of a square begin and end. */
  const rowsOf = (column: number, row: number) =>
    Array.from({ length: Math.min(SQUARE, height - row * SQUARE) }, (_, y) => {
      const from = (row * SQUARE + y) * width
      return [from + column * SQUARE, from + Math.min(width, (column + 1) * SQUARE)] as const
    })
  const isOther = Array.from({ length: rows * columns }, (_, at) =>
    rowsOf(at % columns, Math.floor(at / columns)).some(([from, to]) =>
      differs(sheet.data, below.data, from * 3, to * 3),
    ),
  )
  const isBesideOther = (column: number, row: number): boolean =>
    [-1, 0, 1].some((y) =>
      [-1, 0, 1].some((x) => column + x >= 0 && column + x < columns && isOther[(row + y) * columns + column + x]),
    )
  isOther.forEach((other, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    if (!isBesideOther(column, row)) return
    for (const [from, to] of rowsOf(column, row)) copyPixels(sheet.data, data, from, to, other ? 255 : 1)
  })
  return { width, height, data, channels: 4 }
}

function differs(one: Uint8ClampedArray, other: Uint8ClampedArray, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (one[at] !== other[at]) return true
  return false
}

/** Copies pixels of three channels to the same places in four. */
function copyPixels(
  source: Uint8ClampedArray,
  target: Uint8ClampedArray,
  from: number,
  to: number,
  alpha: number,
): void {
  for (let pixel = from; pixel < to; pixel++) {
    target.set(source.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
    target[pixel * 4 + 3] = alpha
  }
}
