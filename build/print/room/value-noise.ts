import { createRng } from '../rng'

const LATTICE_SIZE = 256
const lattice = (() => {
  const next = createRng(7)
  return Float32Array.from({ length: LATTICE_SIZE * LATTICE_SIZE }, next)
})()

/** Returns value noise, 0 to 1, on an integer lattice that repeats after 256. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  let u = x - xi
  let v = y - yi
  u = u * u * (3 - 2 * u)
  v = v * v * (3 - 2 * v)
  const x0 = xi & 255
  const x1 = (xi + 1) & 255
  const y0 = (yi & 255) << 8
  const y1 = ((yi + 1) & 255) << 8
  const a = lattice[x0 + y0]!
  const b = lattice[x1 + y0]!
  const c = lattice[x0 + y1]!
  const d = lattice[x1 + y1]!
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** Returns three octaves of noise, 0 to 1. */
export const fractalNoise = (x: number, y: number): number =>
  noise(x, y) * 0.55 + noise(x * 2.1 + 17, y * 2.1 + 5) * 0.3 + noise(x * 4.3 + 3, y * 4.3 + 41) * 0.15
