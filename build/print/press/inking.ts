import type { Rgb } from '../colour'
import type { Plate } from '../plates'
import { SlowNoise, TILE_MASK } from './noise'
import { grainScale, type PrintRun } from './run'
import { tileRow, type PaperTexture } from './stock'

/**
 * Applies one ink to the sheet, row by row, from its plate: out of register, with an irregular edge, uneven coverage
 * and squeezed rims.
 */
export class Inking {
  readonly #soft: Uint8Array
  readonly #driftA: SlowNoise
  readonly #driftB: SlowNoise
  readonly #used: Uint8Array

  constructor(
    readonly run: PrintRun,
    readonly plate: Plate,
    readonly colour: Rgb,
    readonly texture: PaperTexture,
    /** Offset of the plate against the paper, in pixels. */
    readonly shift: readonly [dx: number, dy: number],
    seed: number,
  ) {
    const s = grainScale(run.ppi)
    this.#soft = blurCoverage(plate, Math.max(2, Math.round(1.7 * s)))
    this.#driftA = new SlowNoise(run.width, run.height, 210 * s, seed)
    this.#driftB = new SlowNoise(run.width, run.height, 67 * s, seed + 1)
    this.#used = usedRows(plate, this.#soft)
  }

  /** Prints row y onto `row` (three floats per pixel, 0 to 255). */
  printRow(y: number, row: Float32Array): void {
    const { run, plate, texture: t, colour } = this
    const { width, height, coverage } = plate
    const reach = Math.round(y - this.shift[1])
    if (this.#used[Math.min(height - 1, Math.max(0, reach))] === 0) return
    const soft = this.#soft
    const driftA = this.#driftA.row(y)
    const driftB = this.#driftB.row(y)
    const base = tileRow(t, y)
    const wobble = 0.55 * Math.sqrt(grainScale(run.ppi))
    const [inkR, inkG, inkB] = colour
    const body = run.opacity
    const glaze = (1 - body) / (255 * 0.95)
    for (let x = 0; x < width; x++) {
      const i = base + ((x + t.offsetX) & TILE_MASK)
      const sx = x - this.shift[0] + (t.wobbleX[i]! - 0.5) * wobble
      const sy = y - this.shift[1] + (t.wobbleY[i]! - 0.5) * wobble
      let x0 = Math.floor(sx)
      let y0 = Math.floor(sy)
      if (x0 < 0) x0 = 0
      else if (x0 > width - 2) x0 = width - 2
      if (y0 < 0) y0 = 0
      else if (y0 > height - 2) y0 = height - 2
      const at = y0 * width + x0
      const s = soft[at]!
      if (s === 0) continue
      const tx = Math.min(1, Math.max(0, sx - x0))
      const ty = Math.min(1, Math.max(0, sy - y0))
      const above = coverage[at]! + (coverage[at + 1]! - coverage[at]!) * tx
      const below = coverage[at + width]! + (coverage[at + width + 1]! - coverage[at + width]!) * tx
      const c = (above + (below - above) * ty) / 255
      if (c < 0.01) continue
      const fine = t.fine[i]!
      const mottle = t.mottle[i]!
      const rim = Math.max(0, c - s / 255)
      const drift = driftA[x]! * 0.55 + driftB[x]! * 0.45
      let d = c * (1 + 0.2 * rim - run.mottle * (0.17 * (mottle - 0.4) * (0.7 + 0.6 * fine) + 0.1 * drift))
      // Pinholes at the high points of the paper.
      if (fine * 0.6 + mottle * 0.4 > 0.88) d *= 0.74
      if (d > 1) d = 1
      const j = x * 3
      const r = row[j]!
      const g = row[j + 1]!
      const b = row[j + 2]!
      row[j] = r + (glaze * r * inkR + body * inkR - r) * d
      row[j + 1] = g + (glaze * g * inkG + body * inkG - g) * d
      row[j + 2] = b + (glaze * b * inkB + body * inkB - b) * d
    }
  }
}

/** Marks the rows of a plate that print at all, with some margin for register and wobble. */
function usedRows(plate: Plate, soft: Uint8Array): Uint8Array {
  const { width, height } = plate
  const used = new Uint8Array(height)
  for (let y = 0; y < height; y++) {
    const row = soft.subarray(y * width, (y + 1) * width)
    if (row.some((v) => v > 0)) used.fill(1, Math.max(0, y - 3), y + 4)
  }
  return used
}

/**
 * Returns the coverage blurred with a box of radius r in each direction, which approximates a Gaussian; beyond the
 * sheet the edge is repeated.
 */
export function blurCoverage(plate: Plate, r: number): Uint8Array {
  const { width, height, coverage } = plate
  const across = new Uint8Array(coverage.length)
  for (let y = 0; y < height; y++) blurLine(coverage, across, y * width, 1, width, r)
  const out = new Uint8Array(coverage.length)
  blurColumns(across, out, width, height, r)
  return out
}

function blurLine(from: Uint8Array, to: Uint8Array, start: number, step: number, count: number, r: number): void {
  const span = 2 * r + 1
  const last = count - 1
  let sum = from[start]! * r
  for (let k = 0; k <= r; k++) sum += from[start + Math.min(k, last) * step]!
  for (let i = 0; i < count; i++) {
    // Rounded up, so that zero means that nothing is printed within r.
    to[start + i * step] = Math.ceil(sum / span)
    const enter = Math.min(i + r + 1, last)
    const leave = Math.max(i - r, 0)
    sum += from[start + enter * step]! - from[start + leave * step]!
  }
}

/** Blurs all columns at once, row by row: walking down single columns would cause a cache miss at every step. */
function blurColumns(from: Uint8Array, to: Uint8Array, width: number, height: number, r: number): void {
  const span = 2 * r + 1
  const last = height - 1
  const sums = new Int32Array(width)
  for (let k = -r; k <= r; k++) {
    const row = Math.min(Math.max(k, 0), last) * width
    for (let x = 0; x < width; x++) sums[x]! += from[row + x]!
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(y + r + 1, last) * width
    const leave = Math.max(y - r, 0) * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x]!
      to[y * width + x] = Math.ceil(sum / span)
      sums[x] = sum + from[enter + x]! - from[leave + x]!
    }
  }
}
