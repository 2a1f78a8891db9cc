/** A point in units of the drawing, 360 by 400, from the upper left. */
export type Point = readonly [x: number, y: number]

/** Points along a curve, close enough to one another to be joined by straight lines. */
export type Curve = readonly Point[]

/** Straight pieces between two given points. */
const STEPS = 8

/**
 * Reads a curve from the coordinates of its points, `x y x y …`, and returns points along a smooth line through them.
 * A slash behind a point makes it a corner. A closed curve ends where it begins.
 * @throws Error if a coordinate is not a number
 */
export function curve(text: string, isClosed = false): Curve {
  const sections = sectionsOf(text, isClosed)
  return sections.flatMap(({ points, isLoop }, i) => smooth(points, isLoop).slice(i === 0 ? 0 : 1))
}

/** Reads a closed curve. */
export const closed = (text: string): Curve => curve(text, true)

/** Returns a curve moved by a vector after scaling it about the origin. */
export const placed = (line: Curve, [x, y]: Point, scale = 1): Curve =>
  line.map(([u, v]) => [x + u * scale, y + v * scale])

/** Returns a closed ellipse, anticlockwise. */
export const ellipse = ([x, y]: Point, rx: number, ry: number): Curve =>
  Array.from({ length: 97 }, (_, i) => {
    const a = (i / 96) * 2 * Math.PI
    return [x + rx * Math.cos(a), y - ry * Math.sin(a)] as const
  })

interface Section {
  readonly points: Point[]
  readonly isLoop: boolean
}

/** Splits the points of a curve at its corners. */
function sectionsOf(text: string, isClosed: boolean): Section[] {
  const points: Point[] = []
  const corners: number[] = []
  const words = text.trim().split(/\s+/)
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '/') {
      corners.push(points.length - 1)
      continue
    }
    points.push([Number(words[i]), Number(words[++i])])
  }
  if (points.some(([x, y]) => Number.isNaN(x) || Number.isNaN(y))) throw new Error(`A curve is misspelt: ${text}`)
  if (isClosed && corners.length === 0) return [{ points, isLoop: true }]
  const first = isClosed ? corners[0]! : 0
  const ring = isClosed ? [...points.slice(first), ...points.slice(0, first), points[first]!] : points
  const cuts = corners.map((at) => (at - first + points.length) % points.length).filter((at) => at > 0)
  const ends = [0, ...cuts.filter((at) => at < ring.length - 1), ring.length - 1]
  return ends.slice(1).map((end, i) => ({ points: ring.slice(ends[i], end + 1), isLoop: false }))
}

/** Returns points along a Catmull-Rom spline. */
function smooth(points: readonly Point[], isLoop: boolean): Point[] {
  const n = points.length
  const at = (i: number): Point => {
    if (isLoop) return points[(i + n) % n]!
    if (i < 0) return reflect(points[0]!, points[1]!)
    return i < n ? points[i]! : reflect(points[n - 1]!, points[n - 2]!)
  }
  const out: Point[] = []
  for (let i = 0; i < (isLoop ? n : n - 1); i++) {
    for (let k = 0; k < STEPS; k++) out.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), k / STEPS))
  }
  out.push(isLoop ? points[0]! : points[n - 1]!)
  return out
}

/** A point beyond the end of a curve, a third as far away as its neighbour, so that its end stays nearly straight. */
const reflect = (end: Point, next: Point): Point => [end[0] - (next[0] - end[0]) / 3, end[1] - (next[1] - end[1]) / 3]

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const value = (i: 0 | 1) =>
    b[i] + 0.5 * t * (c[i] - a[i] + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + t * (3 * (b[i] - c[i]) + d[i] - a[i])))
  return [value(0), value(1)]
}

/** Returns `count` points at equal distances along a curve. */
export function resample(line: Curve, count: number): Curve {
  const lengths = [0]
  for (let i = 1; i < line.length; i++) lengths.push(lengths[i - 1]! + distance(line[i - 1]!, line[i]!))
  const total = lengths.at(-1)!
  let k = 0
  return Array.from({ length: count }, (_, i) => {
    const want = (total * i) / (count - 1)
    while (k < line.length - 2 && lengths[k + 1]! < want) k++
    const span = lengths[k + 1]! - lengths[k]!
    return between(line[k]!, line[k + 1]!, span === 0 ? 0 : (want - lengths[k]!) / span)
  })
}

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Returns the area within a closed curve, in square units: positive if it runs clockwise. */
export function areaOf(line: Curve): number {
  return line.reduce((sum, [x, y], i) => {
    const [u, v] = line[(i + 1) % line.length]!
    return sum + (x * v - u * y) / 2
  }, 0)
}

/** Returns the path data of a curve. */
export const pathOf = (line: Curve, isClosed = true): string =>
  `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${isClosed ? 'Z' : ''}`

const round = (v: number): string => String(Math.round(v * 100) / 100)

/** The nearest point of a curve: how far away it is, and how far along the curve, from 0 to 1. */
export interface Nearest {
  readonly away: number
  readonly along: number
}

export function nearest(line: Curve, x: number, y: number): Nearest {
  let best = Infinity
  let along = 0
  for (let i = 0; i < line.length - 1; i++) {
    const [ax, ay] = line[i]!
    const [dx, dy] = [line[i + 1]![0] - ax, line[i + 1]![1] - ay]
    const squared = dx * dx + dy * dy
    const t = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared))
    const off = (ax + dx * t - x) ** 2 + (ay + dy * t - y) ** 2
    if (off >= best) continue
    best = off
    along = (i + t) / (line.length - 1)
  }
  return { away: Math.sqrt(best), along }
}

/** Whether a point lies within a closed curve. */
export function isWithin(line: Curve, x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [xi, yi] = line[i]!
    const [xj, yj] = line[j]!
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}
