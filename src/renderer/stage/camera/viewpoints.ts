import { Vector3 } from 'three'
import { isNarrow, MAX_NARROW_ASPECT } from '../model/aspect'
import type { ViewName } from '../options'

/** The position and lens of the camera. `aperture` is the radius of its lens in inches for the settled frame. */
export interface Viewpoint {
  readonly position: Vector3
  readonly target: Vector3
  readonly up: Vector3
  readonly fov: number
  readonly aperture: number
  /** Lens shift as part of the picture's height: the distance of the picture's centre above the optical axis. */
  readonly shift?: number
}

/** A point of the table, in inches. */
export interface Spot {
  readonly x: number
  readonly z: number
}

const UP = new Vector3(0, 1, 0)
/**
 * Up direction of a camera that looks straight down; needed because a jittered lens is aimed again for every sample.
 */
const TOP_VIEW_UP = new Vector3(0, 0, -1)

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
/** On a tall screen the viewer's hand lies lower and is wider, and an opponent's lies behind the board. */
const TALL_SCREEN_POINTS: readonly Point[] = [
  [-8.3, 1.4, 16],
  [8.3, 1.4, 16],
  [-8.3, 0, -12.8],
  [8.3, 0, -12.8],
]

/**
 * A table on a tall or a small screen is viewed as through a view camera. Its film is parallel to the table, so that
 * the far squares look as large as the near ones, and as high as wide. Its lens is shifted, so that everything is still
 * seen from the seat, with its sides.
 */
const NARROW_SEAT = {
  /** Position of the camera: height over the table, and distance in front of the view's centre, in inches. */
  eye: { y: 50, z: 31 },
  /** The centre of the view, and half the width and depth that must be visible there, in inches. */
  z: 1.5,
  half: { x: 8.6, z: 18.4 },
  /**
   * Half the depth on a screen wider than high (aspect above `from`): papers lie beside the table, and frames bring in
   * the rest.
   */
  wide: { from: 1.1, z: 15 },
} as const

/**
 * Returns the distance from its target at which a camera has all points in its frame.
 * @param back unit vector from the target to the camera
 * @param up unit vector toward the top of the frame
 * @param fov vertical, in degrees
 * @returns inches
 */
function distanceFor(
  points: readonly Point[],
  target: Vector3,
  back: Vector3,
  up: Vector3,
  fov: number,
  aspect: number,
): number {
  const right = new Vector3().crossVectors(up, back).normalize()
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
  view: { readonly fov: number; readonly aperture: number; readonly aspect: number; readonly up?: Vector3 },
): Viewpoint {
  const { fov, aperture, aspect, up = UP } = view
  const direction = back.clone().normalize()
  const distance = Math.max(minDistance, distanceFor(points, target, direction, up, fov, aspect) * 1.015)
  return { position: direction.multiplyScalar(distance).add(target), target, up, fov, aperture }
}

/** Default height of the picture, in CSS pixels. */
const DEFAULT_HEIGHT = 720

/**
 * Returns the viewpoint of a view on a screen of this aspect (width over height). On narrow screens the camera is
 * farther away, so that the board and the hand always fit.
 * @param height height of the picture in CSS pixels; the close view has the same scale on every screen
 */
export function viewpoint(
  name: ViewName,
  aspect: number,
  at: Spot = { x: 0, z: 0 },
  height: number = DEFAULT_HEIGHT,
): Viewpoint {
  const isTall = aspect < 1
  if (name === 'top') return top(aspect, isTall)
  if (name === 'lean') return lean(aspect, at)
  if (name === 'close') return close(at, height)
  if (name === 'shelf') return shelf(aspect)
  if (name === 'gathering') return gathering(aspect, at)
  return isNarrow(aspect, height) ? narrowSeat(aspect) : seat(aspect)
}

function seat(aspect: number): Viewpoint {
  const view = { fov: 35, aperture: 0.1, aspect }
  return fitViewpoint(new Vector3(0.2, 0, -1.6), new Vector3(-0.2, 19.5, 28.1), 34.2, [...BOARD, ...HAND], view)
}

/** Returns the seat's view through a lens that keeps the table's right angles. */
function narrowSeat(aspect: number): Viewpoint {
  const { eye, z, half, wide } = NARROW_SEAT
  const tall = Math.max(aspect > wide.from ? wide.z : half.z, half.x / aspect)
  const fov = (2 * Math.atan(tall / eye.y) * 180) / Math.PI
  return {
    position: new Vector3(0, eye.y, z + eye.z),
    target: new Vector3(0, 0, z + eye.z),
    up: TOP_VIEW_UP,
    fov,
    aperture: 0.03,
    shift: eye.z / (2 * tall),
  }
}

/** Returns the view of the board and the hand from straight above. */
function top(aspect: number, isTall: boolean): Viewpoint {
  const view = { fov: 29, aperture: 0.05, aspect, up: TOP_VIEW_UP }
  const points = aspect < MAX_NARROW_ASPECT ? TALL_SCREEN_POINTS : [...BOARD, ...HAND]
  return fitViewpoint(new Vector3(0, 0, isTall ? 1.4 : 1.9), new Vector3(0, 1, 0), 30, points, view)
}

function lean(aspect: number, at: Spot): Viewpoint {
  const x = Math.min(9, Math.max(-9, at.x))
  const z = Math.min(9, Math.max(-9, at.z))
  const distanceFactor = Math.max(1, 1 / aspect)
  const target = new Vector3(x, 0, z - 0.2)
  const position = new Vector3(x * 0.92, 7.2 * distanceFactor, z + 7.4 * distanceFactor)
  return { position, target, up: UP, fov: 34, aperture: 0.045 }
}

/**
 * The close view: CSS pixels per inch, direction of the camera, field of view, and the largest distance of its target
 * from the table's centre.
 */
const CLOSE = { inch: 78, back: new Vector3(0, 1, 0.45), fov: 34, x: 9, z: 12 } as const

function close(at: Spot, height: number): Viewpoint {
  const limit = (n: number, max: number) => Math.min(max, Math.max(-max, n))
  const target = new Vector3(limit(at.x, CLOSE.x), 0, limit(at.z, CLOSE.z))
  const distance = height / CLOSE.inch / (2 * Math.tan((CLOSE.fov * Math.PI) / 360))
  const position = CLOSE.back.clone().normalize().multiplyScalar(distance).add(target)
  return { position, target, up: UP, fov: CLOSE.fov, aperture: 0.02 }
}

/** On a tall screen the boxes lie one behind the other, with room for their labels below. */
const TALL_SHELF: readonly Point[] = [
  [-11.5, 0, -20],
  [11.5, 0, -20],
  [-9, 0, 27],
  [9, 0, 27],
]

/** On a wide screen, the outermost corners of the boxes, as the games' `REST` places them. */
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
function gathering(aspect: number, at: Spot): Viewpoint {
  if (aspect < 1) {
    const view = { fov: 40, aperture: 0.05, aspect }
    return fitViewpoint(new Vector3(0, 0, at.z), new Vector3(0, 0.78, 0.8), 20, TALL_GATHERING_POINTS, view)
  }
  const points = at.x === 0 ? LOW_GATHERING_POINTS : LEFT_GATHERING_POINTS
  const view = { fov: 33, aperture: 0.09, aspect }
  return fitViewpoint(new Vector3(at.x, 0, at.z), new Vector3(0, 20.5, 27), 30, points, view)
}
