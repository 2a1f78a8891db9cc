import { Vector3 } from 'three'
import type { ViewName } from '../options'
import type { TablePoint } from '../model/pieces'

/** The position and lens of the camera. `aperture` is the radius of its lens in inches for the settled frame. */
export interface Viewpoint {
  readonly position: Vector3
  readonly target: Vector3
  readonly up: Vector3
  readonly fov: number
  readonly aperture: number
}

const UP = new Vector3(0, 1, 0)
type Point = readonly [x: number, y: number, z: number]

/** The points that must be visible from the seat: the board's corners and the hand in front of it. */
const BOARD: readonly Point[] = [
  [-8.3, 0, 8.3],
  [8.3, 0, 8.3],
  [-8.3, 0, -8.3],
  [8.3, 0, -8.3],
]
const HAND: readonly Point[] = [
  [-3.4, 0.4, 12.2],
  [3.8, 0.4, 12.2],
]
/** On a tall screen what was unpacked: the board and the pack in front of it, or the dial behind its layout. */
const TALL_POINTS: readonly Point[] = [
  [-8.6, 0, 11.6],
  [8.6, 0, 11.6],
  [-8.6, 0, -8.6],
  [8.6, 0, -8.6],
  [0, 0, -13.6],
]

/**
 * Returns the distance from its target at which a camera has all points in its frame.
 * @param back unit vector from the target to the camera
 * @param fov vertical, in degrees
 * @returns inches
 */
function distanceFor(points: readonly Point[], target: Vector3, back: Vector3, fov: number, aspect: number): number {
  const right = new Vector3().crossVectors(UP, back).normalize()
  const top = new Vector3().crossVectors(back, right)
  const half = Math.tan((fov * Math.PI) / 360)
  const from = new Vector3()
  return points.reduce((far, point) => {
    from.set(...point).sub(target)
    const near = from.dot(back)
    const wide = Math.abs(from.dot(right)) / (half * aspect) + near
    const tall = Math.abs(from.dot(top)) / half + near
    return Math.max(far, wide, tall)
  }, 0)
}

/**
 * Returns a viewpoint that looks at `target` from direction `back`, at distance `near`, or farther if the points need
 * it.
 */
function fitViewpoint(
  target: Vector3,
  back: Vector3,
  minDistance: number,
  points: readonly Point[],
  view: { readonly fov: number; readonly aperture: number; readonly aspect: number },
): Viewpoint {
  const { fov, aperture, aspect } = view
  const direction = back.clone().normalize()
  const distance = Math.max(minDistance, distanceFor(points, target, direction, fov, aspect) * 1.015)
  return { position: direction.multiplyScalar(distance).add(target), target, up: UP, fov, aperture }
}

/**
 * Returns the viewpoint of a place without a page on a screen of this aspect (width over height): the shelf, people who
 * gather, or an open box (`seat`), the default.
 */
export function viewpoint(name: ViewName, aspect: number, at: TablePoint = { x: 0, z: 0 }): Viewpoint {
  if (name === 'shelf') return shelf(aspect)
  if (name === 'gathering') return gathering(aspect, at)
  return aspect < 1 ? tallSeat(aspect) : seat(aspect)
}

function seat(aspect: number): Viewpoint {
  const view = { fov: 35, aperture: 0.1, aspect }
  return fitViewpoint(new Vector3(0.2, 0, -1.6), new Vector3(-0.2, 19.5, 28.1), 34.2, [...BOARD, ...HAND], view)
}

/** Returns the seat's view on a tall screen, which is steep, so that the board is nearly as high as wide. */
function tallSeat(aspect: number): Viewpoint {
  const view = { fov: 30, aperture: 0.05, aspect }
  return fitViewpoint(new Vector3(0, 0, -1), new Vector3(0, 1, 0.42), 34, TALL_POINTS, view)
}

/** On a tall screen the boxes lie one behind the other, with room for their labels below. */
const TALL_SHELF: readonly Point[] = [
  [-11.5, 0, -20],
  [11.5, 0, -20],
  [-9, 0, 27],
  [9, 0, 27],
]

/** On a wide screen, the outermost corners of the boxes, as `games/boxes/scene.ts` places them. */
const WIDE_SHELF: readonly Point[] = [
  [-26, 0, -14],
  [26, 0, -14],
  [26, 1, -4.6],
  [-17, 1, 6.4],
  [-9, 0, 9],
  [9, 0, 9],
]

/** Returns the view of the whole table top, for the boxes. */
function shelf(aspect: number): Viewpoint {
  const view = { fov: 40, aperture: 0.14, aspect }
  if (aspect < 0.9) return fitViewpoint(new Vector3(0, 0, 4.5), new Vector3(0, 30, 26), 36, TALL_SHELF, view)
  return fitViewpoint(new Vector3(0, 0, -2.5), new Vector3(0, 23, 36), 36, WIDE_SHELF, view)
}

/**
 * The points that must be visible while players gather: the cards of the chairs in the left half. The right half may
 * lie under papers.
 */
const LEFT_GATHERING_POINTS: readonly Point[] = [
  [-14.5, 0, 4],
  [-3, 0, 13],
  [-9, 2, -12.4],
]
/** On a small screen that is wider than high, the cards stand closer together. */
const LOW_GATHERING_POINTS: readonly Point[] = [
  [-11.4, 0, 5],
  [11.4, 0, 5],
  [-3, 0, 9.4],
  [3, 0, 9.4],
  [-9, 2.2, -9.4],
  [9, 2.2, -9.4],
]
/** On a tall screen, the cards stand in two columns. */
const TALL_GATHERING_POINTS: readonly Point[] = [
  [-8.2, 0, 10.8],
  [8.2, 0, 10.8],
  [-7.6, 2, -10],
  [7.6, 2, -10],
]

/**
 * Returns the view of the gathering.
 * @param at the point in the middle; papers at the right move the table to the left
 */
function gathering(aspect: number, at: TablePoint): Viewpoint {
  if (aspect < 1) {
    const view = { fov: 40, aperture: 0.05, aspect }
    return fitViewpoint(new Vector3(0, 0, at.z), new Vector3(0, 0.78, 0.8), 20, TALL_GATHERING_POINTS, view)
  }
  const points = at.x === 0 ? LOW_GATHERING_POINTS : LEFT_GATHERING_POINTS
  const view = { fov: 33, aperture: 0.09, aspect }
  return fitViewpoint(new Vector3(at.x, 0, at.z), new Vector3(0, 20.5, 27), 30, points, view)
}
