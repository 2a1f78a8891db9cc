/** One channel of a picture, row by row from the top. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly values: Float64Array
}

/** Weights from minus to plus a radius, along one axis. */
export type Kernel = Float64Array

/** Samples a function at integer pixels around 0. */
export function kernelOf(radius: number, weight: (pixels: number) => number): Kernel {
  return Float64Array.from({ length: 2 * radius + 1 }, (_, i) => weight(i - radius))
}

/** Normalizes weights so that they add up to 1. */
export function normalizeKernel(kernel: Kernel): Kernel {
  const sum = kernel.reduce((a, b) => a + b, 0)
  return kernel.map((weight) => weight / sum)
}

/**
 * Normalizes the positive weights to a sum of 1 and the negative ones to a sum of minus 1, so that a uniform area gives
 * 0.
 */
export function balanceKernel(kernel: Kernel): Kernel {
  const sums = [1, -1].map((sign) => kernel.reduce((sum, weight) => sum + Math.max(0, sign * weight), 0))
  return kernel.map((weight) => (weight > 0 ? weight / sums[0]! : weight / sums[1]!))
}

/** Applies one kernel along the rows and another along the columns; the edge pixels are repeated beyond the edge. */
export function applyKernels({ width, height, values }: Plane, across: Kernel, down: Kernel): Plane {
  const rows = new Float64Array(values.length)
  const all = new Float64Array(values.length)
  const [near, far] = [(across.length - 1) / 2, (down.length - 1) / 2]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = -near; k <= near; k++)
        sum += across[k + near]! * values[y * width + Math.min(width - 1, Math.max(0, x + k))]!
      rows[y * width + x] = sum
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = -far; k <= far; k++)
        sum += down[k + far]! * rows[Math.min(height - 1, Math.max(0, y + k)) * width + x]!
      all[y * width + x] = sum
    }
  return { width, height, values: all }
}

/** Adds two planes of the same size. */
export function addPlanes(one: Plane, other: Plane): Plane {
  return { ...one, values: one.values.map((value, i) => value + other.values[i]!) }
}
