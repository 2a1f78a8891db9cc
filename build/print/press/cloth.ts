import type { PrintRun, Sheet } from './run'
import { tileRow, paperTextureOf } from './stock'
import { TILE_MASK } from './noise'

/**
 * Returns the relative brightness of a pixel of plain weave with threads of two pixels: raised threads are lighter than
 * sunken ones.
 */
export const weaveBrightness = (x: number, y: number): number => (((x >> 1) + (y >> 1)) % 2 === 0 ? 1.08 : 0.88)

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
