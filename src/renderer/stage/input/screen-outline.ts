import { type Camera, Matrix4, Vector3 } from 'three'
import { matrixOf } from '../model/transform'
import type { AnimatedPiece } from '../animation/animated-piece'

/** A point of the picture, in a unit chosen by the caller. */
export type ScreenPoint = readonly [x: number, y: number]

const matrix = new Matrix4()
const at = new Vector3()
const HALVES = [-0.5, 0.5] as const

/**
 * Returns the outline of a piece in the picture: the convex hull of the corners of its box, counterclockwise.
 * @param unit size of one unit of the result in device coordinates, across and down
 */
export function outlineOf(
  { place, size: { w, d, h } }: AnimatedPiece,
  camera: Camera,
  unit: ScreenPoint,
): ScreenPoint[] {
  matrixOf(place, h, matrix)
  const corners = HALVES.flatMap((x) =>
    HALVES.flatMap((z) =>
      [0, h].map((y): ScreenPoint => {
        at.set(x * w, y, z * d)
          .applyMatrix4(matrix)
          .project(camera)
        return [at.x / unit[0], at.y / unit[1]]
      }),
    ),
  )
  return hullOf(corners)
}

/** Returns twice the area of a triangle; positive if it is counterclockwise. */
const orientationOf = (a: ScreenPoint, b: ScreenPoint, c: ScreenPoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** Returns the convex hull (Andrew's monotone chain, 1979). */
function hullOf(dots: readonly ScreenPoint[]): ScreenPoint[] {
  const sorted = [...dots].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const halfHull = (all: readonly ScreenPoint[]) => {
    const chain: ScreenPoint[] = []
    const turnsBack = (point: ScreenPoint): boolean => {
      const [one, other] = chain.slice(-2)
      return one !== undefined && other !== undefined && orientationOf(one, other, point) <= 0
    }
    for (const dot of all) {
      while (turnsBack(dot)) chain.pop()
      chain.push(dot)
    }
    return chain.slice(0, -1)
  }
  return [...halfHull(sorted), ...halfHull(sorted.reverse())]
}

/** Returns the distance of a point from an outline; 0 inside. */
export function distanceTo(outline: readonly ScreenPoint[], [x, y]: ScreenPoint): number {
  let isInside = true as boolean
  let nearest = Infinity
  outline.forEach((a, i) => {
    // In range: the last point is followed by the first.
    const b = outline[(i + 1) % outline.length]!
    if (orientationOf(a, b, [x, y]) < 0) isInside = false
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)
    const part = Math.min(1, Math.max(0, along))
    nearest = Math.min(nearest, Math.hypot(x - a[0] - part * dx, y - a[1] - part * dy))
  })
  return isInside ? 0 : nearest
}

/** Returns the smaller side of an outline's bounding box. */
export function minSideOf(outline: readonly ScreenPoint[]): number {
  const span = (side: 0 | 1) => {
    const all = outline.map((dot) => dot[side])
    return Math.max(...all) - Math.min(...all)
  }
  return Math.min(span(0), span(1))
}
