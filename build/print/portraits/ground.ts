import { clamp } from '../colour'
import { clip, NONE, overprint, path } from '../svg'
import { hatch, inked, KEY } from './burin'
import { ellipse, pathOf } from './curve'
import { createField, HEIGHT, WIDTH } from './field'

const MIDDLE = [WIDTH / 2, HEIGHT / 2] as const
const oval = (inset: number): string => pathOf(ellipse(MIDDLE, MIDDLE[0] - inset, MIDDLE[1] - inset))
const rule = (inset: number, width: number): string => path(oval(inset), NONE, { stroke: overprint(KEY), width })

/** Distance of the ground's edge from that of the sheet. */
const EDGE = 15

/** Returns an oval that touches the sheet's sides: three rules, a ruled ground, and the parts on it. */
export const cameo = (...parts: string[]): string =>
  clip('oval', path(oval(EDGE), '#000'), path(oval(EDGE), overprint('tan')), ground(), ...parts) +
  rule(EDGE, 2.2) +
  rule(EDGE - 5, 1) +
  rule(3, 3.6)

/** Level lines: dark in front of the lit face, light behind the shaded side of the head. */
function ground(): string {
  const flat = createField({ left: 0, top: 0, width: WIDTH, height: HEIGHT })
  const darkness = createField(flat)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const fromMiddle = Math.hypot(x / MIDDLE[0] - 1, y / MIDDLE[1] - 1)
      const dark = 0.48 - 0.42 * (x / WIDTH) - 0.1 * (y / HEIGHT) + 0.3 * Math.max(0, fromMiddle - 0.62)
      darkness.values[y * WIDTH + x] = clamp(dark)
    }
  }
  return inked(hatch({ angle: 0, spacing: (4 * WIDTH) / 252, bend: 0, from: 0, swell: 0.95 }, flat, darkness))
}
