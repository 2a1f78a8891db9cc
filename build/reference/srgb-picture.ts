import type { Triple } from './captured-scene'
import type { Light } from './trace/trace'

/** A picture with three bytes per pixel in sRGB, row by row from the top. */
export interface SrgbPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Rows of Hill's fit of ACES, as in three.js: the matrices into its colour space, and out of it. */
const TO_ACES: readonly Triple[] = [
  [0.59719, 0.35458, 0.04823],
  [0.076, 0.90834, 0.01566],
  [0.0284, 0.13383, 0.83777],
]
const FROM_ACES: readonly Triple[] = [
  [1.60475, -0.53108, -0.07367],
  [-0.10208, 1.10813, -0.00605],
  [-0.00327, -0.07276, 1.07602],
]
/** Divisor that three.js applies to its exposure for brighter surroundings. */
const EXPOSURE_DIVISOR = 0.6

const multiply = (rows: readonly Triple[], v: Triple): Triple =>
  rows.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as unknown as Triple

const curve = (v: number): number => (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081)

/** Converts linear light from 0 to 1 to sRGB, 0 to 1. */
export const encodeSrgb = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
/** Converts sRGB to linear light, 0 to 1 each. */
export const decodeSrgb = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

/** Applies the page's tone curve to light of any strength. Returns linear light, 0 to 1. */
export function toneMap(light: Triple, exposure: number): Triple {
  const times = exposure / EXPOSURE_DIVISOR
  const [r, g, b] = multiply(TO_ACES, [light[0] * times, light[1] * times, light[2] * times])
  const shown = multiply(FROM_ACES, [curve(r), curve(g), curve(b)])
  return shown.map((v) => Math.min(1, Math.max(0, v))) as unknown as Triple
}

/** Converts a traced picture to what the page would show. */
export function toSrgbPicture({ width, height, pixels }: Light, exposure: number): SrgbPicture {
  const bytes = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const shown = toneMap([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!], exposure)
    shown.forEach((v, c) => (bytes[at + c] = Math.round(encodeSrgb(v) * 255)))
  }
  return { width, height, pixels: bytes }
}

/** Returns the mean relative luminance of a picture, 0 to 1. */
export function meanLight({ pixels }: SrgbPicture): number {
  const weights = [0.2126, 0.7152, 0.0722]
  return (pixels.reduce((sum, v, at) => sum + decodeSrgb(v / 255) * weights[at % 3]!, 0) * 3) / pixels.length
}

/**
 * Shrinks a picture by a whole number, averaging the light of its pixels.
 * @throws RangeError if a side is not a multiple of it
 */
export function shrink({ width, height, pixels }: SrgbPicture, by: number): SrgbPicture {
  if (width % by !== 0 || height % by !== 0) throw new RangeError(`${width} × ${height} cannot be parted by ${by}`)
  const [w, h] = [width / by, height / by]
  const sums = new Float64Array(w * h * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) {
        const to = (Math.floor(y / by) * w + Math.floor(x / by)) * 3 + c
        sums[to] = sums[to]! + decodeSrgb(pixels[(y * width + x) * 3 + c]! / 255)
      }
  return { width: w, height: h, pixels: Uint8Array.from(sums, (v) => Math.round(encodeSrgb(v / by / by) * 255)) }
}
