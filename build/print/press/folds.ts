import { mix, smoothstep, type Rgb } from '../colour'
import { blend, stain } from './brush'
import { SlowNoise, TILE_MASK } from './noise'
import { tileRow } from './stock'
import type { WearContext, Wear } from './wear'

const BROWN: Rgb = [214, 178, 120]
const DIRT: Rgb = [120, 96, 70]

/** Browns the rim and wears the edges down to raw board, irregularly, most at the corners. */
export function wearEdges(context: WearContext, w: Wear): void {
  const { sheet, run, texture: t } = context
  const guard = w.guard ?? 0
  const width = sheet.width - 2 * guard
  const height = sheet.height - 2 * guard
  const round = w.cornerRadius * run.ppi
  const rub = w.edgeWear * run.ppi
  const size = Math.min(width, height)
  const rim = rimTable(size, w.rimBrowning)
  const slowNoise = new SlowNoise(sheet.width, sheet.height, 0.15 * size, run.seed + 41)
  const depth = rub * 6 + 2
  for (let y = 0; y < sheet.height; y++) {
    const slowRow = slowNoise.row(y)
    const base = tileRow(t, y)
    const v = Math.min(Math.max(y - guard, 0), height - 1)
    for (let x = 0; x < sheet.width; x++) {
      const u = Math.min(Math.max(x - guard, 0), width - 1)
      const d = Math.max(0, distanceToEdge(u, v, width, height, round))
      const i = y * sheet.width + x
      stain(sheet, i, BROWN, rim[Math.floor(d)]! * (0.5 + slowRow[x]!))
      if (d > depth) continue
      const at = base + ((x + t.offsetX) & TILE_MASK)
      const corner = Math.hypot(Math.min(u, width - u), Math.min(v, height - v))
      const reach =
        rub *
        (1 + 1.9 * Math.exp(-corner / (0.05 * size + 0.03 * run.ppi))) *
        (0.12 + 2 * t.raggedness[at]! * slowRow[x]!)
      const bare = smoothstep(reach, reach * 0.3, d)
      if (bare > 0) blend(sheet, i, mix(context.core, context.paper, t.fine[at]! * 0.8), 0.9 * bare)
      const grime = 0.008 * run.ppi
      if (d < grime) stain(sheet, i, DIRT, 0.32 * (1 - d / grime))
    }
  }
}

/**
 * Returns the strength of the browned rim at each whole distance from the edge: it decays over about a twentieth of the
 * sheet.
 */
function rimTable(size: number, strength: number): Float32Array {
  return Float32Array.from({ length: Math.ceil(size) + 2 }, (_, d) => 0.5 * strength * Math.exp(-d / (size * 0.055)))
}

/** Returns the distance of a point inside a rectangle with rounded corners from its edge; negative outside. */
export function distanceToEdge(x: number, y: number, width: number, height: number, round: number): number {
  const ix = Math.max(0, round - x, x - (width - 1 - round))
  const iy = Math.max(0, round - y, y - (height - 1 - round))
  if (ix > 0 && iy > 0) return round - Math.hypot(ix, iy)
  return Math.min(x, y, width - 1 - x, height - 1 - y)
}

/**
 * A fold across the whole sheet: vertical (`isVertical`) at a fraction of the width, or horizontal at a fraction of the
 * height. Width in inches.
 */
export interface Fold {
  readonly isVertical: boolean
  readonly position: number
  readonly width: number
}

/** A horizontal and a vertical fold. */
export const foldAcross = (position: number, width: number): Fold => ({ isVertical: false, position, width })
export const foldDown = (position: number, width: number): Fold => ({ isVertical: true, position, width })

/** A bent corner: a crease from one side to another, in fractions of the sheet. */
export interface Crease {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly strength: number
}

const LINE: Rgb = [84, 62, 40]
const SHADE: Rgb = [150, 128, 100]

/** Draws a fold: ink cracked off in patches, a dark hairline in the middle, a soft shade on one side. */
export function drawFold(context: WearContext, f: Fold): void {
  const { sheet, run, texture: t } = context
  const count = f.isVertical ? sheet.height : sheet.width
  const middle = Math.round(f.position * (f.isVertical ? sheet.width : sheet.height))
  const reach = Math.ceil(0.12 * run.ppi)
  const patches = new SlowNoise(count, 2, 0.6 * run.ppi, run.seed + 71).row(0)
  const half = Math.max(0.5, 0.004 * run.ppi)
  for (let v = 0; v < count; v++) {
    for (let u = -reach; u <= reach; u++) {
      const [x, y] = f.isVertical ? [middle + u, v] : [v, middle + u]
      const i = y * sheet.width + x
      const ragged = t.raggedness[tileRow(t, y) + ((x + t.offsetX) & TILE_MASK)]!
      const crack = f.width * run.ppi * (0.12 + 2.4 * ragged * patches[v]!)
      const distance = Math.abs(u)
      if (distance < crack)
        blend(sheet, i, mix(context.core, context.paper, 0.45), 0.8 * smoothstep(crack, crack * 0.35, distance))
      if (distance <= half) stain(sheet, i, LINE, 0.5 * (0.6 + 0.8 * ragged))
      if (u > half) stain(sheet, i, SHADE, 0.22 * (1 - u / reach))
      else if (u < -half) stain(sheet, i, SHADE, 0.06 * (1 - distance / reach))
    }
  }
}

/** Draws a crease over a corner: ink broken along it, and a faint change of light beyond it. */
export function drawCrease(context: WearContext, c: Crease): void {
  const { sheet, run, texture: t } = context
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
      const ragged = t.raggedness[tileRow(t, y) + ((x + t.offsetX) & TILE_MASK)]!
      const off = Math.abs(side) / reach
      const crack = 0.25 + ragged
      if (off < crack)
        blend(sheet, i, mix(context.core, context.paper, 0.6), c.strength * 0.75 * smoothstep(crack, 0.1, off))
      if (off < 0.22) stain(sheet, i, LINE, 0.3 * c.strength)
      if (side > 0) stain(sheet, i, SHADE, 0.12 * c.strength * (1 - off / 4))
    }
  }
}
