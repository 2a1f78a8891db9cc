import type { Rgb } from '../colour'
import type { Sheet } from './run'

/** Blends pixel i towards a colour, by t. */
export function blend(sheet: Sheet, i: number, colour: Rgb, t: number): void {
  const d = sheet.data
  for (let c = 0; c < 3; c++) d[i * 3 + c] = d[i * 3 + c]! + (colour[c as 0 | 1 | 2] - d[i * 3 + c]!) * t
}

/** Stains pixel i: multiplies it by a colour, by t. */
export function stain(sheet: Sheet, i: number, colour: Rgb, t: number): void {
  const d = sheet.data
  for (let c = 0; c < 3; c++) d[i * 3 + c] = d[i * 3 + c]! * (1 - t * (1 - colour[c as 0 | 1 | 2] / 255))
}

/** Calls `visit` for every pixel of the sheet within a box around (cx, cy). */
export function forEachPixelAround(
  sheet: Sheet,
  cx: number,
  cy: number,
  reach: number,
  visit: (i: number, x: number, y: number) => void,
): void {
  const y1 = Math.min(sheet.height - 1, Math.ceil(cy + reach))
  const x1 = Math.min(sheet.width - 1, Math.ceil(cx + reach))
  for (let y = Math.max(0, Math.floor(cy - reach)); y <= y1; y++) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x <= x1; x++) visit(y * sheet.width + x, x, y)
  }
}
