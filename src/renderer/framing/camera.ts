import type { TablePoint } from '../stage/model/pieces'
/**
 * The camera as a closed-form solution. The pitch, the focal length and the point where the axis meets the window are
 * chosen beforehand. Each point that has to stay inside a rectangle of the window then gives one linear inequality per
 * side, and the nearest camera that satisfies all of them follows from two pairs of equations. There is no search.
 *
 * Right r = (1, 0, 0), forward f = (0, -sin p, -cos p), up u = (0, cos p, -sin p). With the focal length k in pixels a
 * point P seen from C lies at X = cx + k (P-C)r / (P-C)f and Y = cy - k (P-C)u / (P-C)f.
 */
import { heightOf, widthOf, type Box } from './box'

/** A point in inches. */
export type Point = readonly [x: number, y: number, z: number]

/** The parameters that are chosen before the camera is placed. */
export interface Lens {
  /** Angle below the horizontal, in radians: π/2 is straight down. */
  readonly pitch: number
  /** Focal length in CSS pixels. */
  readonly focal: number
  /** The point where the axis meets the window, in CSS pixels. */
  readonly cx: number
  readonly cy: number
}

/** A camera: a lens, and its position in inches. */
export interface PageCamera extends Lens {
  readonly position: Point
}

/** Alignment of points in a rectangle with room to spare: 0 is the left or the top, 1 the right or the bottom. */
export interface Alignment {
  readonly x: number
  readonly y: number
}

const CENTRED: Alignment = { x: 0.5, y: 0.5 }

/**
 * Returns the focal length in CSS pixels of a lens whose vertical field of view is `degrees` in a window of this
 * height.
 */
export const focalOf = (degrees: number, height: number): number => height / 2 / Math.tan((degrees * Math.PI) / 360)

const toCameraAxes = ([x, y, z]: Point, pitch: number) => ({
  r: x,
  u: y * Math.cos(pitch) - z * Math.sin(pitch),
  f: -y * Math.sin(pitch) - z * Math.cos(pitch),
})

/**
 * Returns the nearest camera from which all points lie in `box`; at least two of them touch opposite sides.
 * @param points at least two different ones, in inches
 * @param align alignment of the points in the direction that has room to spare
 */
export function fitCamera(points: readonly Point[], box: Box, lens: Lens, align = CENTRED): PageCamera {
  const { pitch, focal, cx, cy } = lens
  const left = (box.left - cx) / focal
  const right = (box.right - cx) / focal
  const top = (cy - box.top) / focal
  const bottom = (cy - box.bottom) / focal
  let [atLeft, atRight, atTop, atBottom] = [Infinity, -Infinity, -Infinity, Infinity]
  for (const point of points) {
    const { r, u, f } = toCameraAxes(point, pitch)
    atLeft = Math.min(atLeft, r - left * f)
    atRight = Math.max(atRight, r - right * f)
    atTop = Math.max(atTop, u - top * f)
    atBottom = Math.min(atBottom, u - bottom * f)
  }
  const f = Math.min((atLeft - atRight) / (right - left), (atBottom - atTop) / (top - bottom))
  // The camera may stand anywhere between these limits. Moving it right moves the points left in the window.
  const r = mix(atRight + right * f, atLeft + left * f, 1 - align.x)
  const u = mix(atTop + top * f, atBottom + bottom * f, align.y)
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)]
  return { ...lens, position: [r, u * cos - f * sin, -u * sin - f * cos] }
}

const mix = (from: number, to: number, part: number): number => from + (to - from) * part

/**
 * Returns the pitch at which a field's proportions on the screen match those of the rectangle, clamped to two limits.
 * @param field its width and depth in inches
 * @param minPitch the flattest pitch, `maxPitch` the steepest, in radians
 */
export function pitchFor(
  field: { readonly width: number; readonly depth: number },
  box: Box,
  minPitch: number,
  maxPitch: number,
): number {
  const wanted = (heightOf(box) * field.width) / (widthOf(box) * field.depth)
  return Math.asin(Math.min(Math.sin(maxPitch), Math.max(Math.sin(minPitch), wanted)))
}

/** The position of a point in the window, and the CSS pixels per inch at its distance. */
export interface ProjectedPoint {
  readonly x: number
  readonly y: number
  readonly pixelsPerInch: number
}

/** Projects a point in front of the camera into the window. */
export function projectPoint({ position, pitch, focal, cx, cy }: PageCamera, point: Point): ProjectedPoint {
  const { r, u, f } = toCameraAxes([point[0] - position[0], point[1] - position[1], point[2] - position[2]], pitch)
  return { x: cx + (focal * r) / f, y: cy - (focal * u) / f, pixelsPerInch: focal / f }
}

/** Returns the point `height` inches above the table that is seen at a point of the window. */
export function tablePointAt(camera: PageCamera, x: number, y: number, height = 0): TablePoint {
  const { position, pitch, focal } = camera
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)]
  const [right, up] = [(x - camera.cx) / focal, (camera.cy - y) / focal]
  const distance = (height - position[1]) / (up * cos - sin)
  return { x: position[0] + right * distance, z: position[2] + (-up * sin - cos) * distance }
}

/** Returns the bounding box of the projected points in the window. */
export function projectedBounds(camera: PageCamera, points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const point of points) {
    const { x, y } = projectPoint(camera, point)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/**
 * Returns a camera with the same lens, nearer to a point and centred on it.
 * @param lens its pitch and focal length
 * @param pixelsPerInch wanted CSS pixels per inch at that point
 * @param box whose centre shows the point
 */
export function closeUpCamera(
  { pitch, focal }: Pick<Lens, 'pitch' | 'focal'>,
  point: Point,
  pixelsPerInch: number,
  box: Box,
): PageCamera {
  const distance = focal / pixelsPerInch
  const [x, y, z] = point
  return {
    pitch,
    focal,
    cx: (box.left + box.right) / 2,
    cy: (box.top + box.bottom) / 2,
    position: [x, y + Math.sin(pitch) * distance, z + Math.cos(pitch) * distance],
  }
}

/** The leaned-in view: its steepest pitch in radians, and its magnification relative to the page. */
const LEAN_VIEW = { pitch: (54 * Math.PI) / 180, magnification: 2.2 } as const

/**
 * Returns the camera that leans in over a point of the table.
 * @param beyondHand the part of the canvas that no paper covers and that is not the viewer's hand's, in CSS pixels
 */
export function leaningCamera(eye: PageCamera, beyondHand: Box, at: TablePoint): PageCamera {
  const pixelsPerInch = projectPoint(eye, [at.x, 0, at.z]).pixelsPerInch * LEAN_VIEW.magnification
  const pitch = Math.min(eye.pitch, LEAN_VIEW.pitch)
  return closeUpCamera({ ...eye, pitch }, [at.x, 0, at.z], pixelsPerInch, beyondHand)
}
