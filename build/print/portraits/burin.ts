import type { InkName } from '../inks'
import { overprint, path } from '../svg'
import { areaOf, pathOf, type Curve, type Point } from './curve'
import { covers, HEIGHT, valueAt, WIDTH, type Field } from './field'

/** Ink of the lines. */
export const KEY: InkName = 'black'

/** Half the width of the finest line that is cut. */
const FINEST = 0.16

/** Parallel lines, which swell in the dark and end in the light. */
export interface Hatching {
  /** Direction of the lines, in degrees clockwise from the horizontal. */
  readonly angle: number
  /** Units between two lines. */
  readonly spacing: number
  /** How far the lines follow the relief, in units per unit of height. */
  readonly bend: number
  /** Darkness, 0 to 1, at which the lines begin. */
  readonly from: number
  /** Width of a line in full darkness, in parts of the spacing. */
  readonly swell: number
  /** Whether lines end in a row of dots. */
  readonly isDotted?: boolean
}

/** Units between two points of a hatching's line. */
const STEP = 1.6

/** Returns the path of a hatching over a relief, with lines as wide as the darkness requires. */
export function hatch(hatching: Hatching, relief: Field, darkness: Field): string {
  const { angle, spacing } = hatching
  const a = (angle * Math.PI) / 180
  const along: Point = [Math.cos(a), Math.sin(a)]
  const [firstStep, lastStep] = reachOf(darkness, along, hatching.bend, STEP)
  const [firstLine, lastLine] = reachOf(darkness, [-along[1], along[0]], hatching.bend, spacing)
  const parts: string[] = []
  for (let k = firstLine; k <= lastLine; k++) {
    const points: Point[] = []
    const widths: number[] = []
    for (let step = firstStep; step <= lastStep; step++) {
      const [x, y] = bentPoint(hatching, relief, along, step * STEP, k * spacing)
      points.push([x, y])
      // Dots of neighbouring lines stand in quincunx.
      const dark = covers(darkness, x, y) ? valueAt(darkness, x, y) : 0
      widths.push(halfWidth(hatching, dark, step * STEP + (k % 2) * (DOT_STEP / 2)))
    }
    parts.push(swelling(points, widths))
  }
  return parts.join('')
}

/** Greatest height of a relief, in units. */
const MAX_HEIGHT = 80

/** Returns the first and the last of the steps from the drawing's middle in a direction that can reach a field. */
function reachOf({ left, top, width, height }: Field, [dx, dy]: Point, bend: number, step: number): [number, number] {
  const corners = [left, left + width].flatMap((x) =>
    [top, top + height].map((y) => (x - WIDTH / 2) * dx + (y - HEIGHT / 2) * dy),
  )
  const margin = bend * MAX_HEIGHT
  return [Math.floor((Math.min(...corners) - margin) / step), Math.ceil((Math.max(...corners) + margin) / step)]
}

/** Returns the point of a line `across` from the middle, at `u` along it, moved aside by the height of the relief there. */
function bentPoint({ bend }: Hatching, relief: Field, [tx, ty]: Point, u: number, across: number): Point {
  const x0 = WIDTH / 2 + tx * u - ty * across
  const y0 = HEIGHT / 2 + ty * u + tx * across
  if (bend === 0) return [x0, y0]
  let [x, y] = [x0, y0]
  for (let pass = 0; pass < 3; pass++) {
    const shift = bend * (covers(relief, x, y) ? valueAt(relief, x, y) : 0)
    x = x0 + ty * shift
    y = y0 - tx * shift
  }
  return [x, y]
}

/** Units between two dots, and half the width below which a line turns into dots. */
const DOT_STEP = 5.2
const DOTTED_BELOW = 0.42

/** Returns half the width of a line at `u` along it. */
function halfWidth({ spacing, from, swell, isDotted }: Hatching, dark: number, u: number): number {
  if (dark <= from) return 0
  const half = (Math.min(1, (dark - from) / (1 - from)) ** 0.9 * swell * spacing) / 2
  if (isDotted !== true || half >= DOTTED_BELOW) return half
  const fromDot = Math.abs(((u / DOT_STEP) % 1) - 0.5) * 2
  return half > 0.1 && Math.abs(fromDot) < half * 1.9 ? Math.max(0.34, half) : 0
}

/** Returns the path of a line with a half width at each of its points; it is broken where it would be too fine. */
export function swelling(points: Curve, halfWidths: readonly number[]): string {
  const parts: string[] = []
  let from = -1
  for (let i = 0; i <= points.length; i++) {
    const isCut = i < points.length && halfWidths[i]! >= FINEST
    if (isCut && from < 0) from = i
    if (!isCut && from >= 0) {
      if (i - from > 1) parts.push(ribbon(points.slice(from, i), halfWidths.slice(from, i)))
      from = -1
    }
  }
  return parts.join('')
}

function ribbon(points: Curve, halfWidths: readonly number[]): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], i) => {
    const [nx, ny] = normalAt(points, i, 1)
    const half = halfWidths[i]!
    left.push([x + nx * half, y + ny * half])
    right.push([x - nx * half, y - ny * half])
  })
  return pathOf([...left, ...right.reverse()])
}

/** Returns the direction to the right of a curve at a point, from the points `reach` before and after it. */
function normalAt(line: Curve, i: number, reach: number): Point {
  const [ax, ay] = line[Math.max(0, i - reach)]!
  const [bx, by] = line[Math.min(line.length - 1, i + reach)]!
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [-(by - ay) / length, (bx - ax) / length]
}

/**
 * Returns the path of a single line.
 * @param width where it is widest, in units
 * @param peak where that is, as a part of its length
 * @param ends width of its ends, as a part of the largest
 */
export function stroke(line: Curve, width: number, peak = 0.5, ends = 0.15): string {
  const widths = line.map((_, i) => {
    const t = i / (line.length - 1)
    const rise = t < peak ? t / peak : (1 - t) / (1 - peak)
    return (width / 2) * (ends + (1 - ends) * Math.sin((Math.PI / 2) * rise))
  })
  return swelling(line, widths)
}

/** Returns the path of a closed outline, `lit` units wide towards the lamp and `shaded` units away from it. */
export function contour(line: Curve, lit: number, shaded: number): string {
  const outwards = areaOf(line) > 0 ? -1 : 1
  const widths = line.map((_, i) => {
    const [nx, ny] = normalAt(line, i, 2)
    const away = 0.5 + 0.5 * outwards * (nx * 0.68 + ny * 0.73)
    return (lit + (shaded - lit) * away) / 2
  })
  return swelling(line, widths)
}

/** Prints a path in the ink of the lines. */
export const inked = (d: string): string => path(d, overprint(KEY))
