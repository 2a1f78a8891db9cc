import type { Plate } from '../plates'

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
