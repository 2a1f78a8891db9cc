import { PerspectiveCamera, Vector3 } from 'three'
import { NARROW } from './aspect'
import { type Frame, WHOLE } from './framing'
import type { ViewName } from './stage'

/** Where the camera stands. `aperture` is the radius of its lens in inches for the settled frame. */
export interface Viewpoint {
  readonly position: Vector3
  readonly target: Vector3
  readonly up: Vector3
  readonly fov: number
  readonly aperture: number
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
  [-7.6, 1.4, 15.6],
  [7.6, 1.4, 15.6],
  [-2, 0, -12.6],
  [2, 0, -12.6],
]

/**
 * How far from its target a camera must stand, so that all points are in the frame.
 * @param back unit vector from the target to the camera
 * @param up unit vector toward the top of the frame
 * @param fov vertical, in degrees
 * @returns inches
 */
export function distanceFor(
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
  if (high) return portrait(aspect)
  return aspect < NARROW ? upright(aspect) : seat(aspect)
}

function seat(aspect: number): Viewpoint {
  const view = { fov: 35, aperture: 0.1, aspect }
  return standing(new Vector3(0.2, 0, -1.6), new Vector3(-0.2, 19.5, 28.1), 34.2, [...BOARD, ...HAND], view)
}

/** A table laid out for a high screen, on one that is about as wide as high: whoever sits before it sits up. */
function upright(aspect: number): Viewpoint {
  const view = { fov: 35, aperture: 0.08, aspect }
  return standing(new Vector3(0, 0, 1), new Vector3(0, 0.67, 0.743), 30, [...BOARD, ...HIGH], view)
}

function portrait(aspect: number): Viewpoint {
  const view = { fov: 46, aperture: 0.05, aspect }
  return standing(new Vector3(0, 0, 1.2), new Vector3(0, 0.85, 0.5), 20, [...BOARD, ...HIGH], view)
}

/** The board and the hand, from straight above. */
function top(aspect: number, high: boolean): Viewpoint {
  const view = { fov: 29, aperture: 0.05, aspect, up: AWAY }
  const points = aspect < NARROW ? [...BOARD, ...HIGH] : [...BOARD, ...HAND]
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

/** The whole table top, for the boxes. */
function shelf(aspect: number): Viewpoint {
  const view = { fov: 40, aperture: 0.14, aspect }
  if (aspect < 0.9) return standing(new Vector3(0, 0, 4.5), new Vector3(0, 30, 26), 36, TALL_SHELF, view)
  const points: Point[] = [
    [-26, 0, -14],
    [26, 0, -14],
    [-9, 0, 9],
    [9, 0, 9],
  ]
  return standing(new Vector3(0, 0, -2.5), new Vector3(0, 23, 36), 36, points, view)
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
  const points = AROUND.filter(([x]) => at.x === 0 || x < 0)
  const view = { fov: 33, aperture: 0.09, aspect }
  return standing(new Vector3(at.x, 0, at.z), new Vector3(0, 20.5, 27), 30, points, view)
}

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

function mixFrames(from: Frame, to: Frame, t: number): Frame {
  if (t >= 1) return to
  const mix = (a: number, b: number) => a + (b - a) * t
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) }
}

/** The camera, moving smoothly between viewpoints. */
export interface CameraMan {
  readonly camera: PerspectiveCamera
  /** Where it stands or is going. */
  readonly aim: Viewpoint
  /** How the picture lies in the canvas, or will. */
  readonly frame: Frame
  /** Goes to a viewpoint in `seconds` (0: at once). */
  go(to: Viewpoint, seconds: number, frame?: Frame): void
  /** Moves on; answers whether it still moves. */
  advance(dt: number): boolean
  resize(width: number, height: number): void
  readonly moving: boolean
}

export function createCameraMan(first: Viewpoint): CameraMan {
  const camera = new PerspectiveCamera(first.fov, 1, 4, 400)
  const now = { position: first.position.clone(), target: first.target.clone(), up: first.up.clone(), fov: first.fov }
  let from = { ...now }
  let aim = first
  const size = { width: 1, height: 1 }
  let framed = { from: WHOLE, now: WHOLE, aim: WHOLE }
  let spent = 0
  let seconds = 0

  function stand(): void {
    camera.position.copy(now.position)
    camera.up.copy(now.up)
    camera.lookAt(now.target)
    camera.fov = now.fov
    place()
    camera.updateMatrixWorld()
  }

  /** Shifts and scales the picture, as a shifted lens does. */
  function place(): void {
    const { width, height } = size
    const { scale, x, y } = framed.now
    if (scale === 1 && x === 0 && y === 0) {
      camera.clearViewOffset()
      camera.updateProjectionMatrix()
      return
    }
    const [left, top] = [width / 2 - (width / 2 + x) / scale, height / 2 - (height / 2 + y) / scale]
    camera.setViewOffset(width, height, left, top, width / scale, height / scale)
  }

  function blend(t: number): void {
    now.position.lerpVectors(from.position, aim.position, t)
    if (t >= 1) now.position.copy(aim.position)
    now.target.lerpVectors(from.target, aim.target, t)
    now.up.lerpVectors(from.up, aim.up, t).normalize()
    now.fov = from.fov + (aim.fov - from.fov) * t
    framed = { ...framed, now: mixFrames(framed.from, framed.aim, t) }
  }

  stand()
  return {
    camera,
    get aim() {
      return aim
    },
    get frame() {
      return framed.aim
    },
    go(to, time, frame = framed.aim) {
      framed = { ...framed, from: framed.now, aim: frame }
      from = { position: now.position.clone(), target: now.target.clone(), up: now.up.clone(), fov: now.fov }
      aim = to
      spent = 0
      seconds = time
      if (time > 0) return
      blend(1)
      stand()
    },
    advance(dt) {
      if (spent >= seconds) return false
      spent += dt
      blend(smooth(Math.min(1, spent / seconds)))
      stand()
      return spent < seconds
    },
    resize(width, height) {
      camera.aspect = width / height
      Object.assign(size, { width, height })
      place()
    },
    get moving() {
      return spent < seconds
    },
  }
}
