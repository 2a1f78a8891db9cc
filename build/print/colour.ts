/** Red, green, blue, 0 to 255 each, as stored in the file (sRGB). */
export type Rgb = readonly [r: number, g: number, b: number]

export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** Interpolates linearly between two colours: a at 0, b at 1. */
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

const toLinear = (v: number): number => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)

/** Returns the CIE lightness L* of a colour, 0 to 100. */
export function lightness(colour: Rgb): number {
  const y = 0.2126 * toLinear(colour[0]) + 0.7152 * toLinear(colour[1]) + 0.0722 * toLinear(colour[2])
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y
}

export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v)

/** Interpolates smoothly from 0 at a to 1 at b, with zero slope at both; b may be less than a. */
export function smoothstep(a: number, b: number, v: number): number {
  const t = clamp((v - a) / (b - a))
  return t * t * (3 - 2 * t)
}
