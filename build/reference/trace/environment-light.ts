import type { CapturedRoom } from '../captured-scene'
import { floatsOf } from './shared'

/** Distant light by direction, with importance sampling of directions by their light. */
export interface EnvironmentLight {
  /**
   * Writes the light from a normalized direction into the first three values, and the density of `sample` there into
   * the fourth.
   */
  light(x: number, y: number, z: number, into: Float64Array): void
  /** Writes a random direction into the first three values; brighter directions are more frequent. */
  sample(s: number, t: number, into: Float64Array): void
}

/** @param room the captured room, with its light in base64 */
export function createEnvironmentLight({ side, faces, intensity, light }: CapturedRoom): EnvironmentLight {
  const texels = floatsOf(light)
  const count = side * side * faces.length
  const frames = faces.map(({ ahead, right, up }) => [...ahead, ...right, ...up])
  /** Cumulative luminance of all texels before each one, and the solid angle of each. */
  const sums = new Float64Array(count + 1)
  const angles = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const [u, v] = placeOf(i % (side * side), side)
    angles[i] = 4 / (side * side) / (1 + u * u + v * v) ** 1.5
    const [r, g, b] = [texels[i * 3]!, texels[i * 3 + 1]!, texels[i * 3 + 2]!]
    sums[i + 1] = sums[i]! + (0.2126 * r + 0.7152 * g + 0.0722 * b) * angles[i]!
  }
  const all = sums[count]!

  function texelOf(x: number, y: number, z: number): number {
    for (let face = 0; face < frames.length; face++) {
      const [ax = 0, ay = 0, az = 0, rx = 0, ry = 0, rz = 0, ux = 0, uy = 0, uz = 0] = frames[face]!
      const ahead = x * ax + y * ay + z * az
      if (ahead <= 0.5) continue
      const u = (x * rx + y * ry + z * rz) / ahead
      const v = (x * ux + y * uy + z * uz) / ahead
      if (Math.abs(u) > 1 || Math.abs(v) > 1) continue
      const column = Math.min(side - 1, Math.floor(((u + 1) / 2) * side))
      const row = Math.min(side - 1, Math.floor(((v + 1) / 2) * side))
      return face * side * side + row * side + column
    }
    // Reached only by a direction exactly on the edge between two faces.
    return 0
  }

  return {
    light(x, y, z, into) {
      const i = texelOf(x, y, z)
      for (let c = 0; c < 3; c++) into[c] = texels[i * 3 + c]! * intensity
      into[3] = (sums[i + 1]! - sums[i]!) / angles[i]! / all
    },
    sample(s, t, into) {
      const i = placeIn(sums, s * all)
      // The fractional part of the random number is reused as another one.
      const rest = (s * all - sums[i]!) / (sums[i + 1]! - sums[i]!)
      const [u, v] = placeOf(i % (side * side), side, rest, t)
      const frame = frames[Math.floor(i / (side * side))]!
      const long = Math.sqrt(1 + u * u + v * v)
      for (let c = 0; c < 3; c++) into[c] = (frame[c]! + frame[3 + c]! * u + frame[6 + c]! * v) / long
    },
  }
}

/** Returns the place of a texel on its face, from -1 to 1; its centre by default. */
function placeOf(i: number, side: number, s = 0.5, t = 0.5): readonly [number, number] {
  return [(((i % side) + s) / side) * 2 - 1, ((Math.floor(i / side) + t) / side) * 2 - 1]
}

/** Returns the texel in which a part of the whole sum falls. */
function placeIn(sums: Float64Array, part: number): number {
  let [low, high] = [0, sums.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (sums[middle]! <= part) low = middle
    else high = middle - 1
  }
  return low
}
