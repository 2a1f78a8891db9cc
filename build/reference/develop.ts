import type { Triple } from './captured'
import type { Light } from './trace/trace'

/** Three bytes a pixel as files hold them (sRGB), row by row from above. */
export interface Photograph {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Rows of the fit of ACES by Hill, as three has it: into its colours, and out of them. */
const INTO: readonly Triple[] = [
  [0.59719, 0.35458, 0.04823],
  [0.076, 0.90834, 0.01566],
  [0.0284, 0.13383, 0.83777],
]
const OUT_OF: readonly Triple[] = [
  [1.60475, -0.53108, -0.07367],
  [-0.10208, 1.10813, -0.00605],
  [-0.00327, -0.07276, 1.07602],
]
/** By so much three takes its exposure for brighter surroundings. */
const SURROUNDINGS = 0.6

const through = (rows: readonly Triple[], v: Triple): Triple =>
  rows.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as unknown as Triple

const curve = (v: number): number => (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081)

/** A number of linear light from 0 to 1 as files hold it, 0 to 1. */
export const encoded = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
/** The other way round. */
export const decoded = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

/** Light of any strength as the page shows it: through the same tone curve. Answers linear light, 0 to 1. */
export function toned(light: Triple, exposure: number): Triple {
  const times = exposure / SURROUNDINGS
  const [r, g, b] = through(INTO, [light[0] * times, light[1] * times, light[2] * times])
  const shown = through(OUT_OF, [curve(r), curve(g), curve(b)])
  return shown.map((v) => Math.min(1, Math.max(0, v))) as unknown as Triple
}

/** A traced picture as the page would show it. */
export function develop({ width, height, pixels }: Light, exposure: number): Photograph {
  const bytes = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const shown = toned([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!], exposure)
    shown.forEach((v, c) => (bytes[at + c] = Math.round(encoded(v) * 255)))
  }
  return { width, height, pixels: bytes }
}

/** The mean relative luminance of a picture, 0 to 1. */
export function meanLight({ pixels }: Photograph): number {
  const weights = [0.2126, 0.7152, 0.0722]
  return (pixels.reduce((sum, v, at) => sum + decoded(v / 255) * weights[at % 3]!, 0) * 3) / pixels.length
}

/** Makes a picture smaller by a whole number: the mean of its pixels' light. @throws RangeError if a side is no multiple */
export function shrink({ width, height, pixels }: Photograph, by: number): Photograph {
  if (width % by !== 0 || height % by !== 0) throw new RangeError(`${width} × ${height} cannot be parted by ${by}`)
  const [w, h] = [width / by, height / by]
  const sums = new Float64Array(w * h * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) {
        const to = (Math.floor(y / by) * w + Math.floor(x / by)) * 3 + c
        sums[to] = sums[to]! + decoded(pixels[(y * width + x) * 3 + c]! / 255)
      }
  return { width: w, height: h, pixels: Uint8Array.from(sums, (v) => Math.round(encoded(v / by / by) * 255)) }
}
