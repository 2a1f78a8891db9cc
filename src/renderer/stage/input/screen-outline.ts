import { type Camera, Matrix4, Vector3 } from 'three'
import { matrixOf } from '../model/transform'
import type { AnimatedPiece } from '../animation/animated-piece'

/** A point of the picture, in a unit chosen by the caller. */
export type ScreenPoint = readonly [x: number, y: number]

const toPicture = new Matrix4()
const pieceMatrix = new Matrix4()
const corner = new Vector3()
const CORNERS = 8
/** The corners of the box that was projected last, in the picture. */
const cornersX = new Float64Array(CORNERS)
const cornersY = new Float64Array(CORNERS)

/**
 * Returns the outline of a piece in the picture: the convex hull of the corners of its box, counterclockwise.
 * @param unit size of one unit of the result in device coordinates, across and down
 */
export function outlineOf(actor: AnimatedPiece, camera: Camera, unit: ScreenPoint): ScreenPoint[] {
  projectCorners(actor, camera, unit)
  return hullOfCorners()
}

/** Returns the distance of a point from the convex hull of several pieces; 0 inside. @param unit as for `outlineOf` */
export function distanceFromAll(
  actors: readonly AnimatedPiece[],
  camera: Camera,
  unit: ScreenPoint,
  point: ScreenPoint,
): number {
  return distanceTo(hullOf(actors.flatMap((actor) => outlineOf(actor, camera, unit))), point)
}

/**
 * Returns the distance of a point from a piece's outline, 0 inside, or `limit` if it is not nearer than that. For most
 * pieces the rectangle around their corners decides, so that no outline is made.
 * @param unit as for `outlineOf`; the point, the limit and the result are in this unit
 */
export function distanceWithin(
  actor: AnimatedPiece,
  camera: Camera,
  unit: ScreenPoint,
  point: ScreenPoint,
  limit: number,
): number {
  projectCorners(actor, camera, unit)
  if (Math.hypot(gapBetween(cornersX, point[0]), gapBetween(cornersY, point[1])) >= limit) return limit
  return Math.min(limit, distanceTo(hullOfCorners(), point))
}

function projectCorners({ place, size: { w, d, h } }: AnimatedPiece, camera: Camera, unit: ScreenPoint): void {
  toPicture
    .multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
    .multiply(matrixOf(place, h, pieceMatrix))
  for (let i = 0; i < CORNERS; i++) {
    corner.set(i & 4 ? w / 2 : -w / 2, i & 1 ? h : 0, i & 2 ? d / 2 : -d / 2).applyMatrix4(toPicture)
    cornersX[i] = corner.x / unit[0]
    cornersY[i] = corner.y / unit[1]
  }
}

const hullOfCorners = (): ScreenPoint[] => hullOf(Array.from(cornersX, (x, i): ScreenPoint => [x, cornersY[i]!]))

/** Returns how far a number lies outside the range of others; 0 inside. */
function gapBetween(numbers: Float64Array, at: number): number {
  let least = Infinity
  let most = -Infinity
  for (const number of numbers) {
    least = Math.min(least, number)
    most = Math.max(most, number)
  }
  return Math.max(least - at, at - most, 0)
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
function distanceTo(outline: readonly ScreenPoint[], [x, y]: ScreenPoint): number {
  let isInside = true as boolean
  let nearest = Infinity
  outline.forEach((a, i) => {
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
