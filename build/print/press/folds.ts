import { mix, smooth, type Rgb } from '../colour'
import { blend, stain } from './brush'
import { Drift, WRAP } from './noise'
import { tileRow } from './stock'
import type { Worn } from './wear'

/** A fold right across: `upright` at a share of the width, else at a share of the height. Width in inches. */
export interface Fold {
  readonly upright: boolean
  readonly at: number
  readonly width: number
}

/** A bent corner: a crease from one side to the other, as shares of the sheet. */
export interface Crease {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly strength: number
}

const LINE: Rgb = [84, 62, 40]
const SHADE: Rgb = [150, 128, 100]

/** Ink cracked off along a fold, in patches; a dark hairline in the middle, a soft shade on one side. */
export function fold(worn: Worn, f: Fold): void {
  const { sheet, run, tooth: t } = worn
  const count = f.upright ? sheet.height : sheet.width
  const middle = Math.round(f.at * (f.upright ? sheet.width : sheet.height))
  const reach = Math.ceil(0.12 * run.ppi)
  const patches = new Drift(count, 2, 0.6 * run.ppi, run.seed + 71).row(0)
  const half = Math.max(0.5, 0.004 * run.ppi)
  for (let v = 0; v < count; v++) {
    for (let u = -reach; u <= reach; u++) {
      const [x, y] = f.upright ? [middle + u, v] : [v, middle + u]
      const i = y * sheet.width + x
      const ragged = t.ragged[tileRow(t, y) + ((x + t.ox) & WRAP)]!
      const crack = f.width * run.ppi * (0.12 + 2.4 * ragged * patches[v]!)
      const off = Math.abs(u)
      if (off < crack) blend(sheet, i, mix(worn.core, worn.paper, 0.45), 0.8 * smooth(crack, crack * 0.35, off))
      if (off <= half) stain(sheet, i, LINE, 0.5 * (0.6 + 0.8 * ragged))
      if (u > half) stain(sheet, i, SHADE, 0.22 * (1 - u / reach))
      else if (u < -half) stain(sheet, i, SHADE, 0.06 * (1 - off / reach))
    }
  }
}

/** A crease over a corner: ink broken along it, and a faint change of light beyond it. */
export function crease(worn: Worn, c: Crease): void {
  const { sheet, run, tooth: t } = worn
  const [x0, y0] = [c.from[0] * sheet.width, c.from[1] * sheet.height]
  const [dx, dy] = [c.to[0] * sheet.width - x0, c.to[1] * sheet.height - y0]
  const length = Math.hypot(dx, dy)
  const reach = Math.max(2, 0.012 * run.ppi)
  for (let y = 0; y < sheet.height; y++) {
    for (let x = 0; x < sheet.width; x++) {
      const side = ((x - x0) * dy - (y - y0) * dx) / length
      if (Math.abs(side) > reach * 4) continue
      const along = ((x - x0) * dx + (y - y0) * dy) / (length * length)
      if (along < -0.05 || along > 1.05) continue
      const i = y * sheet.width + x
      const ragged = t.ragged[tileRow(t, y) + ((x + t.ox) & WRAP)]!
      const off = Math.abs(side) / reach
      const crack = 0.25 + ragged
      if (off < crack) blend(sheet, i, mix(worn.core, worn.paper, 0.6), c.strength * 0.75 * smooth(crack, 0.1, off))
      if (off < 0.22) stain(sheet, i, LINE, 0.3 * c.strength)
      if (side > 0) stain(sheet, i, SHADE, 0.12 * c.strength * (1 - off / 4))
    }
  }
}
