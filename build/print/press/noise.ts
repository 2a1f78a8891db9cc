import { rng } from '../rng'

/** Side of a noise tile in pixels; a power of two, so that it wraps with a mask. */
export const TILE = 1024
export const WRAP = TILE - 1

const kept = new Map<string, Float32Array>()

/**
 * A square of smooth noise, about 0 to 1, that repeats without a seam. Cells are in pixels. Fine noise is blurred white
 * noise, since a small lattice beats in stripes. Kept, as every sheet of one scale uses the same tiles at its own offset.
 */
export function tile(cellX: number, cellY: number, seed: number): Float32Array {
  const key = `${cellX.toFixed(2)} ${cellY.toFixed(2)} ${seed}`
  let made = kept.get(key)
  if (!made) {
    made = cellX < 8 && cellY < 8 ? blurred(cellX, cellY, seed) : lattice(cellX, cellY, seed)
    kept.set(key, made)
  }
  return made
}

function lattice(cellX: number, cellY: number, seed: number): Float32Array {
  const nx = Math.max(2, Math.round(TILE / cellX))
  const ny = Math.max(2, Math.round(TILE / cellY))
  const next = rng(seed)
  const grid = Float32Array.from({ length: nx * ny }, next)
  const out = new Float32Array(TILE * TILE)
  for (let y = 0; y < TILE; y++) {
    const fy = (y * ny) / TILE
    const y0 = Math.floor(fy)
    const ty = ease(fy - y0)
    const a = y0 * nx
    const b = ((y0 + 1) % ny) * nx
    for (let x = 0; x < TILE; x++) {
      const fx = (x * nx) / TILE
      const x0 = Math.floor(fx)
      const x1 = (x0 + 1) % nx
      const tx = ease(fx - x0)
      const top = grid[a + x0]! + (grid[a + x1]! - grid[a + x0]!) * tx
      const low = grid[b + x0]! + (grid[b + x1]! - grid[b + x0]!) * tx
      out[y * TILE + x] = top + (low - top) * ty
    }
  }
  return out
}

const ease = (t: number): number => t * t * (3 - 2 * t)

function blurred(cellX: number, cellY: number, seed: number): Float32Array {
  const next = rng(seed)
  const white = Float32Array.from({ length: TILE * TILE }, next)
  const rx = Math.round(cellX / 2.4)
  const ry = Math.round(cellY / 2.4)
  const out = boxBlur(boxBlur(white, rx, 1, TILE), ry, TILE, 1)
  // Averaging n values narrows their spread by the root of n: widened again.
  const gain = 0.72 * Math.sqrt((2 * rx + 1) * (2 * ry + 1))
  for (let i = 0; i < out.length; i++) out[i] = 0.5 + (out[i]! - 0.5) * gain
  return out
}

/** Mean of 2r+1 neighbours along lines of `step`; lines lie `stride` apart; wraps. */
function boxBlur(from: Float32Array, r: number, step: number, stride: number): Float32Array {
  const out = new Float32Array(from.length)
  const span = 2 * r + 1
  for (let line = 0; line < TILE; line++) {
    const base = line * stride
    let sum = 0
    for (let k = -r; k <= r; k++) sum += from[base + (k & WRAP) * step]!
    for (let i = 0; i < TILE; i++) {
      out[base + i * step] = sum / span
      sum += from[base + ((i + r + 1) & WRAP) * step]! - from[base + ((i - r) & WRAP) * step]!
    }
  }
  return out
}

/** Slow noise without repeat over a sheet, handed out row by row: a field of a large sheet would cost 40 MB. */
export class Drift {
  readonly #grid: Float32Array
  readonly #columns: number
  readonly #x0: Int32Array
  readonly #tx: Float32Array
  readonly #row: Float32Array
  readonly #cell: number

  constructor(width: number, height: number, cell: number, seed: number) {
    this.#cell = cell
    this.#columns = Math.ceil(width / cell) + 2
    const next = rng(seed)
    this.#grid = Float32Array.from({ length: this.#columns * (Math.ceil(height / cell) + 2) }, next)
    this.#x0 = Int32Array.from({ length: width }, (_, x) => Math.floor(x / cell))
    this.#tx = Float32Array.from({ length: width }, (_, x) => ease(x / cell - Math.floor(x / cell)))
    this.#row = new Float32Array(width)
  }

  /** Values of row y. The same array each time. */
  row(y: number): Float32Array {
    const fy = y / this.#cell
    const y0 = Math.floor(fy)
    const ty = ease(fy - y0)
    const top = y0 * this.#columns
    const columns = this.#columns
    const [grid, x0, tx, row] = [this.#grid, this.#x0, this.#tx, this.#row]
    for (let x = 0; x < row.length; x++) {
      const i = top + x0[x]!
      const j = i + columns
      const t = tx[x]!
      const a = grid[i]! + (grid[i + 1]! - grid[i]!) * t
      const b = grid[j]! + (grid[j + 1]! - grid[j]!) * t
      row[x] = a + (b - a) * ty
    }
    return row
  }
}
