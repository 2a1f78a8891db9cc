import { createRng } from '../rng'

/** Side of a noise tile in pixels; a power of two, so that coordinates wrap with a mask. */
export const TILE_SIZE = 1024
export const TILE_MASK = TILE_SIZE - 1

const tileCache = new Map<string, Float32Array>()

/**
 * Returns a tile of smooth noise, about 0 to 1, that repeats seamlessly. Cells are in pixels. It is blurred white
 * noise, because lattice noise would show its squares in solid areas. Cached, as all sheets of one scale read the same
 * tiles, each at its own offset.
 */
export function noiseTile(cellX: number, cellY: number, seed: number): Float32Array {
  const key = `${cellX.toFixed(2)} ${cellY.toFixed(2)} ${seed}`
  let noise = tileCache.get(key)
  if (!noise) {
    noise = createNoise(cellX, cellY, seed)
    tileCache.set(key, noise)
  }
  return noise
}

/** Standard deviation of the noise around its mean, 0.5. */
const STANDARD_DEVIATION = 0.2

function createNoise(cellX: number, cellY: number, seed: number): Float32Array {
  const next = createRng(seed)
  let field = new Float32Array(TILE_SIZE * TILE_SIZE)
  for (let i = 0; i < field.length; i++) field[i] = next()
  // Fine cells get one pass, or nothing would be left of them; coarse ones get two, which smooths the boxes.
  const passes = Math.max(cellX, cellY) < 4 ? 1 : 2
  const radius = (cell: number) => Math.round(cell / (passes === 1 ? 2.4 : 3.2))
  for (let pass = 0; pass < passes; pass++) {
    field = boxBlur(boxBlur(field, radius(cellX), 1, TILE_SIZE), radius(cellY), TILE_SIZE, 1)
  }
  let squares = 0
  for (let i = 0; i < field.length; i++) squares += (field[i]! - 0.5) * (field[i]! - 0.5)
  const gain = STANDARD_DEVIATION / Math.sqrt(squares / field.length)
  for (let i = 0; i < field.length; i++) field[i] = Math.min(1, Math.max(0, 0.5 + (field[i]! - 0.5) * gain))
  return field
}

/** Returns the mean of 2r+1 neighbours along lines with a step of `step`; lines are `stride` apart; wraps around. */
function boxBlur(from: Float32Array, r: number, step: number, stride: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(from.length)
  const span = 2 * r + 1
  for (let line = 0; line < TILE_SIZE; line++) {
    const base = line * stride
    let sum = 0
    for (let k = -r; k <= r; k++) sum += from[base + (k & TILE_MASK) * step]!
    for (let i = 0; i < TILE_SIZE; i++) {
      out[base + i * step] = sum / span
      sum += from[base + ((i + r + 1) & TILE_MASK) * step]! - from[base + ((i - r) & TILE_MASK) * step]!
    }
  }
  return out
}

const ease = (t: number): number => t * t * (3 - 2 * t)

/**
 * Slowly varying noise without repetition over a sheet, computed row by row: a whole field for a large sheet would take
 * 40 MB.
 */
export class SlowNoise {
  readonly #grid: Float32Array
  readonly #columns: number
  /** The lattice interpolated between two of its rows, at the current row. */
  readonly #level: Float32Array
  readonly #x0: Int32Array
  readonly #tx: Float32Array
  readonly #row: Float32Array
  readonly #cell: number

  constructor(width: number, height: number, cell: number, seed: number) {
    this.#cell = cell
    this.#columns = Math.ceil(width / cell) + 2
    this.#level = new Float32Array(this.#columns)
    const next = createRng(seed)
    this.#grid = Float32Array.from({ length: this.#columns * (Math.ceil(height / cell) + 2) }, next)
    this.#x0 = Int32Array.from({ length: width }, (_, x) => Math.floor(x / cell))
    this.#tx = Float32Array.from({ length: width }, (_, x) => ease(x / cell - Math.floor(x / cell)))
    this.#row = new Float32Array(width)
  }

  /** Returns the values of row y, in the same array each time. */
  row(y: number): Float32Array {
    const fy = y / this.#cell
    const y0 = Math.floor(fy)
    const ty = ease(fy - y0)
    const [level, x0, tx, row, columns] = [this.#level, this.#x0, this.#tx, this.#row, this.#columns]
    for (let i = 0; i < columns; i++) {
      const above = this.#grid[y0 * columns + i]!
      level[i] = above + (this.#grid[(y0 + 1) * columns + i]! - above) * ty
    }
    for (let x = 0; x < row.length; x++) {
      const left = level[x0[x]!]!
      row[x] = left + (level[x0[x]! + 1]! - left) * tx[x]!
    }
    return row
  }
}
