import type { Rgb } from '../../../../src/renderer/stage/surface/fading/inks'

type Lab = readonly [L: number, a: number, b: number]

const linear = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)

/** Returns a colour of sRGB (0 to 255) in CIE Lab under D65. */
export function lab(colour: Rgb): Lab {
  const [r, g, b] = colour.map(linear) as [number, number, number]
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const RAD = Math.PI / 180
const degrees = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RAD + 360) % 360)

/**
 * Returns the difference of two colours in Lab by CIEDE2000 (Sharma, Wu and Dalal 2005). A difference of 1 is just
 * visible side by side; a difference of 10 is visible at a glance.
 */
export function differenceOf([L1, a1, b1]: Lab, [L2, a2, b2]: Lab): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const g = 1.5 - 0.5 * Math.sqrt(mean7 / (mean7 + 25 ** 7))
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)]
  const [h1, h2] = [degrees(a1 * g, b1), degrees(a2 * g, b2)]
  const grey = c1 * c2 === 0
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const dL = L2 - L1
  const dC = c2 - c1
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD)
  const L = (L1 + L2) / 2
  const C = (c1 + c2) / 2
  const h = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360
  const T =
    1 -
    0.17 * Math.cos((h - 30) * RAD) +
    0.24 * Math.cos(2 * h * RAD) +
    0.32 * Math.cos((3 * h + 6) * RAD) -
    0.2 * Math.cos((4 * h - 63) * RAD)
  const sL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2)
  const [sC, sH] = [1 + 0.045 * C, 1 + 0.015 * C * T]
  const rotation = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RAD) * 2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7))
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH))
}

/** Returns the difference of two colours in sRGB, 0 to 255, by CIEDE2000. */
export const ciede2000 = (a: Rgb, b: Rgb): number => differenceOf(lab(a), lab(b))
