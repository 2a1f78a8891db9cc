import { clamp } from '../colour'
import type { Curve } from './curve'
import { blurred, createField, extentOf, HEIGHT, maskOf, type Field } from './field'

/** Units round an outline for which its relief is computed, so that nothing changes abruptly at its edge. */
const MARGIN = 6

/**
 * Returns the relief of a cushion with this outline: 0 at its edge, rounded like an ellipsoid over an ellipse. An
 * outline that leaves the drawing at the bottom is not rounded there.
 * @param depth height in its middle
 */
export function inflate(outline: Curve, depth: number): Field {
  const field = createField(extentOf(outline, MARGIN))
  const mask = maskOf(outline, field)
  const isCut = field.top + field.height === HEIGHT
  const load = solvePoisson(mask, field.width, field.height, isCut)
  const most = load.reduce((a, b) => Math.max(a, b), 1e-6)
  for (let i = 0; i < load.length; i++) field.values[i] = depth * Math.sqrt(Math.max(0, load[i]!) / most)
  return blurred(field, 2)
}

/** Side below which a grid is solved without a coarser one. */
const COARSEST = 24

/**
 * Solves Poisson's equation for a constant load, with zero outside the mask, starting from the solution on a grid of
 * half the size.
 * @param isOpen whether the shape continues beyond the lower edge
 */
function solvePoisson(mask: Uint8Array, width: number, height: number, isOpen: boolean): Float32Array {
  const u = new Float32Array(width * height)
  const isCoarsest = Math.min(width, height) < COARSEST
  if (!isCoarsest) {
    const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
    const coarse = new Uint8Array(w * h)
    const each = (visit: (fine: number, coarse: number) => void) => {
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) visit(y * width + x, (y >> 1) * w + (x >> 1))
    }
    each((i, j) => (coarse[j]! |= mask[i]!))
    const rough = solvePoisson(coarse, w, h, isOpen)
    // One unit of the coarse grid is two of the fine one, and the solution grows with the square.
    each((i, j) => (u[i] = mask[i]! * rough[j]! * 4))
  }
  for (let pass = 0; pass < (isCoarsest ? 160 : 40); pass++) relax(u, mask, width, isOpen)
  return u
}

/** Does one pass of successive over-relaxation. */
function relax(u: Float32Array, mask: Uint8Array, width: number, isOpen: boolean): void {
  const last = u.length - width
  for (let i = 0; i < u.length; i++) {
    if (mask[i] === 0) continue
    const x = i % width
    const below = i < last ? u[i + width]! : isOpen ? u[i]! : 0
    const sum = (x > 0 ? u[i - 1]! : 0) + (x < width - 1 ? u[i + 1]! : 0) + (i >= width ? u[i - width]! : 0) + below
    u[i] = u[i]! + 1.7 * ((sum + 1) / 4 - u[i]!)
  }
}

/** Direction of the lamp: at the upper left, in front. */
const LAMP = (() => {
  const [x, y, z] = [-0.56, -0.6, 0.62]
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
})()

/** Returns how much light each point of a relief gets, 0 to 1. */
export function lightOn(relief: Field): Field {
  const { width, height, values } = relief
  const light = createField(relief)
  const read = (x: number, y: number) =>
    values[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (read(x + 1, y) - read(x - 1, y)) / 2
      const dy = (read(x, y + 1) - read(x, y - 1)) / 2
      light.values[y * width + x] = clamp((LAMP.z - dx * LAMP.x - dy * LAMP.y) / Math.hypot(dx, dy, 1))
    }
  }
  return light
}
