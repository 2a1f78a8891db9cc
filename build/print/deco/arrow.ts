import { clamp, mix, smooth, type Rgb } from '../colour'
import { single, type Job } from '../job'
import { TILE, tile, WRAP } from '../press/noise'
import { blank, type Sheet } from '../press/run'

/** The brass of the arrow seen from above, 7.5 by .8 in, its point to the right. */
const SIZE = { width: 1200, height: 128 } as const
const BRASS: Rgb = [214, 174, 98]
const TARNISH: Rgb = [122, 88, 42]
const LIGHT: Rgb = [240, 214, 150]

/** Brushed along its length, tarnished in clouds and specks, polished where fingers flick it: at the feathers. */
function arrow(): Sheet {
  const { width, height } = SIZE
  const sheet = blank(width, height)
  const [brush, fine, cloud, specks] = [tile(60, 1.4, 31), tile(2.2, 2.2, 2), tile(90, 60, 33), tile(6, 6, 34)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y & WRAP) * TILE + (x & WRAP)
      const flicked = 1 - smooth(0.02, 0.2, x / width)
      const dull = clamp(0.2 + (cloud[i]! - 0.5) * 1.1 - 0.3 * flicked)
      const spot = specks[i]! > 0.8 ? 0.45 * smooth(0.8, 0.95, specks[i]!) : 0
      const bright = clamp((brush[i]! - 0.5) * 0.7 + 0.2 * flicked, 0, 0.6)
      const colour = mix(mix(mix(BRASS, LIGHT, bright), TARNISH, dull * 0.55), TARNISH, spot)
      const k = engraved(y, x) * (1 + (fine[i]! - 0.5) * 0.08 + (brush[i]! - 0.5) * 0.16)
      for (let c = 0; c < 3; c++) sheet.data[(y * width + x) * 3 + c] = clamp(colour[c as 0 | 1 | 2] * k, 0, 255)
    }
  }
  return sheet
}

/** A line cut down the middle of the shaft, dark above and light below, as the lamp stands behind it. */
function engraved(y: number, x: number): number {
  const off = y - SIZE.height / 2
  const along = x / SIZE.width
  if (along < 0.16 || along > 0.9 || Math.abs(along - 0.5) < 0.09) return 1
  return off >= -2 && off < 0 ? 0.55 : off >= 0 && off < 2 ? 1.2 : 1
}

export const arrowJob: Job = single('deco/arrow', {
  source: import.meta.url,
  cost: 1,
  ...SIZE,
  coding: { quality: 80, small: 78 },
  draw: arrow,
})
