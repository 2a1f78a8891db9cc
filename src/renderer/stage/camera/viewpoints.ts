import { Vector3 } from 'three'
import { isNarrow, NARROW } from '../model/aspect'
import type { ViewName } from '../options'

/** Where the camera stands. `aperture` is the radius of its lens in inches for the settled frame. */
export interface Viewpoint {
  readonly position: Vector3
  readonly target: Vector3
  readonly up: Vector3
  readonly fov: number
  readonly aperture: number
  /** How far the lens is shifted, as part of the picture's height: the middle of the picture lies so far above its axis. */
  readonly shift?: number
}

/** A point of the table, in inches. */
export interface Spot {
  readonly x: number
  readonly z: number
}

const UPRIGHT = new Vector3(0, 1, 0)
/** Straight down needs another up, since a jittered lens looks at its target again for every sample. */
const AWAY = new Vector3(0, 0, -1)

type Point = readonly [x: number, y: number, z: number]

/** What must be seen from the seat: the board's corners and the hand in front of it. */
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
/** On a high screen the hand lies lower and wider, and an opponent's behind the board. */
const HIGH: readonly Point[] = [
  [-8.3, 1.4, 16],
  [8.3, 1.4, 16],
  [-8.3, 0, -12.8],
  [8.3, 0, -12.8],
]

/**
 * A table on a high or a small screen is looked at as through a view camera: its film lies level, like the table, so that
 * the far squares are as large as the near ones and as high as wide, and its lens is shifted, so that the eye still looks
 * at everything from the seat and sees its sides.
 */
const LEVEL = {
  /** Where the eye is: how high over the table and how far before its middle, in inches. */
  eye: { y: 50, z: 31 },
  /** The middle of what is seen, and half of what must be seen of width and depth there, in inches. */
  z: 1.5,
  half: { x: 8.6, z: 18.4 },
  /** The same of depth on a screen that is wider than high: papers lie beside the table, and frames bring in the rest. */
  wide: { from: 1.1, z: 15 },
} as const

/**
 * How far from its target a camera must stand, so that all points are in the frame.
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

/** A viewpoint looking at `target` from `back`, at least `near` away, further if the points need it. */
function standing(
  target: Vector3,
  back: Vector3,
  near: number,
  points: readonly Point[],
  view: { readonly fov: number; readonly aperture: number; readonly aspect: number; readonly up?: Vector3 },
): Viewpoint {
  const { fov, aperture, aspect, up = UPRIGHT } = view
  const away = back.clone().normalize()
  const far = Math.max(near, distanceFor(points, target, away, up, fov, aspect) * 1.015)
  return { position: away.multiplyScalar(far).add(target), target, up, fov, aperture }
}

/** The height that is thought of where nobody says how high the picture is, in CSS pixels. */
const USUAL_HEIGHT = 720

/**
 * The viewpoint of a view on a screen of this aspect (width over height). Narrow screens stand further away, so that
 * the board and the hand always fit.
 * @param height of the picture in CSS pixels: what is looked at closely is to be as large on every screen
 */
export function viewpoint(
  name: ViewName,
  aspect: number,
  at: Spot = { x: 0, z: 0 },
  height: number = USUAL_HEIGHT,
): Viewpoint {
  const high = aspect < 1
  if (name === 'top') return top(aspect, high)
  if (name === 'lean') return lean(aspect, at)
  if (name === 'close') return close(at, height)
  if (name === 'shelf') return shelf(aspect)
  if (name === 'gathering') return gathering(aspect, at)
  return isNarrow(aspect, height) ? level(aspect) : seat(aspect)
}

function seat(aspect: number): Viewpoint {
  const view = { fov: 35, aperture: 0.1, aspect }
  return standing(new Vector3(0.2, 0, -1.6), new Vector3(-0.2, 19.5, 28.1), 34.2, [...BOARD, ...HAND], view)
}

/** From the seat, through a lens that keeps the table's right angles. */
function level(aspect: number): Viewpoint {
  const { eye, z, half, wide } = LEVEL
  const tall = Math.max(aspect > wide.from ? wide.z : half.z, half.x / aspect)
  const fov = (2 * Math.atan(tall / eye.y) * 180) / Math.PI
  return {
    position: new Vector3(0, eye.y, z + eye.z),
    target: new Vector3(0, 0, z + eye.z),
    up: AWAY,
    fov,
    aperture: 0.03,
    shift: eye.z / (2 * tall),
  }
}

/** The board and the hand, from straight above. */
function top(aspect: number, high: boolean): Viewpoint {
  const view = { fov: 29, aperture: 0.05, aspect, up: AWAY }
  const points = aspect < NARROW ? HIGH : [...BOARD, ...HAND]
  return standing(new Vector3(0, 0, high ? 1.4 : 1.9), new Vector3(0, 1, 0), 30, points, view)
}

function lean(aspect: number, at: Spot): Viewpoint {
  const x = Math.min(9, Math.max(-9, at.x))
  const z = Math.min(9, Math.max(-9, at.z))
  const away = Math.max(1, 1 / aspect)
  const target = new Vector3(x, 0, z - 0.2)
  const position = new Vector3(x * 0.92, 7.2 * away, z + 7.4 * away)
  return { position, target, up: UPRIGHT, fov: 34, aperture: 0.045 }
}

/** Leaned over small things: how many CSS pixels an inch then is, seen from how steeply, and how far from the middle. */
const CLOSE = { inch: 78, back: new Vector3(0, 1, 0.45), fov: 34, x: 9, z: 12 } as const

function close(at: Spot, height: number): Viewpoint {
  const limit = (n: number, most: number) => Math.min(most, Math.max(-most, n))
  const target = new Vector3(limit(at.x, CLOSE.x), 0, limit(at.z, CLOSE.z))
  const far = height / CLOSE.inch / (2 * Math.tan((CLOSE.fov * Math.PI) / 360))
  const position = CLOSE.back.clone().normalize().multiplyScalar(far).add(target)
  return { position, target, up: UPRIGHT, fov: CLOSE.fov, aperture: 0.02 }
}

/** On a high screen the boxes lie one behind the other, with room for their labels below. */
const TALL_SHELF: readonly Point[] = [
  [-11.5, 0, -20],
  [11.5, 0, -20],
  [-9, 0, 27],
  [9, 0, 27],
]

/** On a wide screen the farthest corners of the boxes, as the games' `REST` lays them. */
const WIDE_SHELF: readonly Point[] = [
  [-26, 0, -14],
  [26, 0, -14],
  [26, 1, -4.6],
  [-17, 1, 6.4],
  [-9, 0, 9],
  [9, 0, 9],
]

/** The whole table top, for the boxes. */
function shelf(aspect: number): Viewpoint {
  const view = { fov: 40, aperture: 0.14, aspect }
  if (aspect < 0.9) return standing(new Vector3(0, 0, 4.5), new Vector3(0, 30, 26), 36, TALL_SHELF, view)
  return standing(new Vector3(0, 0, -2.5), new Vector3(0, 23, 36), 36, WIDE_SHELF, view)
}

/** What must be seen while people come: the cards of all chairs. */
const AROUND: readonly Point[] = [
  [-14.5, 0, 4],
  [14.5, 0, 4],
  [-3, 0, 13],
  [3, 0, 13],
  [-9, 2, -12.4],
  [9, 2, -12.4],
]
/** On a small screen that is wider than high they stand nearer to one another. */
const AROUND_LOW: readonly Point[] = [
  [-11.4, 0, 5],
  [11.4, 0, 5],
  [-3, 0, 9.4],
  [3, 0, 9.4],
  [-9, 2.2, -9.4],
  [9, 2.2, -9.4],
]
/** On a high screen the cards stand in two columns. */
const AROUND_HIGH: readonly Point[] = [
  [-8.2, 0, 10.8],
  [8.2, 0, 10.8],
  [-7.6, 2, -10],
  [7.6, 2, -10],
]

/** @param at what is to be in the middle: papers at the right push the table to the left */
function gathering(aspect: number, at: Spot): Viewpoint {
  if (aspect < 1) {
    const view = { fov: 40, aperture: 0.05, aspect }
    return standing(new Vector3(0, 0, at.z), new Vector3(0, 0.78, 0.8), 20, AROUND_HIGH, view)
  }
  // What the papers cover need not be seen: only the left side has to fit beside the shifted middle.
  const points = at.x === 0 ? AROUND_LOW : AROUND.filter(([x]) => x < 0)
  const view = { fov: 33, aperture: 0.09, aspect }
  return standing(new Vector3(at.x, 0, at.z), new Vector3(0, 20.5, 27), 30, points, view)
}
