import { contour, stroke } from './burin'
import { closed, curve, placed, type Point } from './curve'
import { SKIN, SKIN_TINT } from './head'
import type { Layer } from './layer'
import { dome, patch, ridge } from './marks'

const OUTLINE = closed('0 6 0 20 3 30 2 42 5 49 13 48 18 38 26 27 30 12 27 -2 16 -8 4 -4')

/** Returns an ear whose upper front end is at a point; of size 1 it is 56 units high. */
export function ear(at: Point, size: number): Layer {
  const open = (text: string) => placed(curve(text), at, size)
  const hollow = (u: number, v: number, w: number, h: number, amount: number) =>
    dome(at[0] + u * size, at[1] + v * size, w * size, h * size, amount)
  const outline = placed(OUTLINE, at, size)
  return {
    outline,
    depth: 7,
    relief: [
      ridge(open('4 8 8 -1 18 -3 25 4 25 16 20 28'), 3.2 * size, 4),
      hollow(12, 22, 15, 20, -8),
      ridge(open('10 9 17 8 18 18 14 28'), 3 * size, 3),
      hollow(8, 43, 10, 10, 3),
    ],
    tone: 0.1,
    shade: 0.9,
    shadows: [patch(placed(closed('6 16 7 31 12 30 15 20 12 13'), at, size), 3, 0.45)],
    hatchings: SKIN,
    tint: SKIN_TINT,
    lines:
      stroke(open('4 14 9 3 18 1 23 7 22 18 17 28'), 1.6) +
      stroke(open('9 14 14 11 15 19 11 30 6 33'), 2.4) +
      stroke(open('3 27 8 28 9 33'), 1.8),
    over: contour(outline, 0.8, 1.6),
  }
}
