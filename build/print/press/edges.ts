import { mix, smooth, type Rgb } from '../colour'
import { blend, stain } from './brush'
import { Drift, WRAP } from './noise'
import { tileRow } from './stock'
import type { Wear, Worn } from './wear'

const BROWN: Rgb = [214, 178, 120]
const DIRT: Rgb = [120, 96, 70]

/** Browns the rim and rubs the edges down to raw board, raggedly, furthest at the corners. */
export function edges(worn: Worn, w: Wear): void {
  const { sheet, run, tooth: t } = worn
  const guard = w.guard ?? 0
  const width = sheet.width - 2 * guard
  const height = sheet.height - 2 * guard
  const round = w.round * run.ppi
  const rub = w.rub * run.ppi
  const size = Math.min(width, height)
  const rim = rimTable(size, w.rim)
  const slow = new Drift(sheet.width, sheet.height, 0.15 * size, run.seed + 41)
  const depth = rub * 6 + 2
  for (let y = 0; y < sheet.height; y++) {
    const slowRow = slow.row(y)
    const base = tileRow(t, y)
    const v = Math.min(Math.max(y - guard, 0), height - 1)
    for (let x = 0; x < sheet.width; x++) {
      const u = Math.min(Math.max(x - guard, 0), width - 1)
      const d = Math.max(0, inset(u, v, width, height, round))
      const i = y * sheet.width + x
      stain(sheet, i, BROWN, rim[Math.floor(d)]! * (0.5 + slowRow[x]!))
      if (d > depth) continue
      const at = base + ((x + t.ox) & WRAP)
      const corner = Math.hypot(Math.min(u, width - u), Math.min(v, height - v))
      const reach =
        rub * (1 + 1.9 * Math.exp(-corner / (0.05 * size + 0.03 * run.ppi))) * (0.12 + 2 * t.ragged[at]! * slowRow[x]!)
      const bare = smooth(reach, reach * 0.3, d)
      if (bare > 0) blend(sheet, i, mix(worn.core, worn.paper, t.fine[at]! * 0.8), 0.9 * bare)
      const grime = 0.008 * run.ppi
      if (d < grime) stain(sheet, i, DIRT, 0.32 * (1 - d / grime))
    }
  }
}

/** Strength of the browned rim at each whole distance from the edge: dies off over a twentieth of the sheet. */
function rimTable(size: number, strength: number): Float32Array {
  return Float32Array.from({ length: Math.ceil(size) + 2 }, (_, d) => 0.5 * strength * Math.exp(-d / (size * 0.055)))
}

/** How far a point lies inside a rectangle with rounded corners; negative outside. */
export function inset(x: number, y: number, width: number, height: number, round: number): number {
  const ix = Math.max(0, round - x, x - (width - 1 - round))
  const iy = Math.max(0, round - y, y - (height - 1 - round))
  if (ix > 0 && iy > 0) return round - Math.hypot(ix, iy)
  return Math.min(x, y, width - 1 - x, height - 1 - y)
}
