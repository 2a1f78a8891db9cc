import { type Camera, Matrix4, Ray, Vector3, type PerspectiveCamera } from 'three'
import { formOf } from '../model/instanced-forms'
import { distanceWithin, type ScreenPoint } from './screen-outline'
import { matrixOf } from '../model/transform'
import type { AnimatedPiece } from '../animation/animated-piece'

const NEAR = new Vector3()
const FAR = new Vector3()

/** Returns the line of sight through a point of the screen, in normalized device coordinates (-1 to 1, y up). */
export function rayThrough(camera: Camera, x: number, y: number): Ray {
  NEAR.set(x, y, -1).unproject(camera)
  FAR.set(x, y, 1).unproject(camera)
  return new Ray(NEAR.clone(), FAR.sub(NEAR).normalize().clone())
}

const matrix = new Matrix4()
const local = new Ray()

/** Returns the distance along the ray to the piece's box or cylinder, in inches, or null if it misses. */
export function hitDistance(actor: AnimatedPiece, ray: Ray): number | null {
  const { w, d, h } = actor.size
  local.copy(ray).applyMatrix4(matrixOf(actor.place, h, matrix).invert())
  const high = Math.max(h, 0.004)
  const found = isRound(actor) ? intersectCylinder(local, w / 2, high) : intersectBox(local, w / 2, high, d / 2)
  // The distance was measured in the piece's own scale.
  return found === null ? null : found * actor.place.scale
}

const isRound = ({ piece }: AnimatedPiece): boolean =>
  piece.kind === 'mark' ? piece.face.endsWith('round') : (formOf(piece.kind, piece.face)?.round ?? false)

/** Intersects an upright cylinder of radius `r` from y = 0 to `h`. */
function intersectCylinder(ray: Ray, r: number, h: number): number | null {
  const { origin: o, direction: v } = ray
  const a = v.x * v.x + v.z * v.z
  const b = o.x * v.x + o.z * v.z
  const c = o.x * o.x + o.z * o.z - r * r
  const root = b * b - a * c
  if (a < 1e-12 ? c > 0 : root < 0) return null
  const [side, away] = a < 1e-12 ? [-Infinity, Infinity] : [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a]
  if (Math.abs(v.y) < 1e-12) return o.y >= 0 && o.y <= h && away > 0 ? Math.max(0, side) : null
  const first = Math.max(side, Math.min(-o.y / v.y, (h - o.y) / v.y))
  const last = Math.min(away, Math.max(-o.y / v.y, (h - o.y) / v.y))
  return first <= last && last > 0 ? Math.max(0, first) : null
}

/** Intersects a box from y = 0 to `h`, by the slab method (Kay and Kajiya 1986). */
function intersectBox(ray: Ray, hx: number, h: number, hz: number): number | null {
  const { origin, direction } = ray
  let first = -Infinity
  let last = Infinity
  for (const [o, v, low, high] of [
    [origin.x, direction.x, -hx, hx],
    [origin.y, direction.y, 0, h],
    [origin.z, direction.z, -hz, hz],
  ] as const) {
    if (Math.abs(v) < 1e-12) {
      if (o < low || o > high) return null
      continue
    }
    const a = (low - o) / v
    const b = (high - o) / v
    first = Math.max(first, Math.min(a, b))
    last = Math.min(last, Math.max(a, b))
  }
  return first <= last && last > 0 ? Math.max(0, first) : null
}

/** Returns the first touchable piece on the ray; places on the board count as pieces. */
export function pick(actors: Iterable<AnimatedPiece>, ray: Ray, except: string | null = null): AnimatedPiece | null {
  let best: AnimatedPiece | null = null
  let distance = Infinity
  for (const actor of actors) {
    if (actor.piece.touch === undefined || actor.isLeaving || actor.piece.touch === except) continue
    const found = hitDistance(actor, ray)
    if (found === null || found >= distance) continue
    best = actor
    distance = found
  }
  return best
}

/**
 * Like `pick`, but tolerant: if there is nothing at the point itself, returns the nearest piece within a fingertip.
 * @param slack half width and half height of the fingertip in device coordinates; zeros for a mouse
 */
export function pickNear(
  actors: readonly AnimatedPiece[],
  camera: Camera,
  x: number,
  y: number,
  slack: ScreenPoint,
  except: string | null = null,
): AnimatedPiece | null {
  const straight = pick(actors, rayThrough(camera, x, y), except)
  if (straight || slack[0] === 0) return straight
  return nearest(actors, camera, [x / slack[0], y / slack[1]], slack, except)
}

/** Returns the touchable piece whose outline is nearest to a point, if a fingertip there covers part of it. */
function nearest(
  actors: readonly AnimatedPiece[],
  camera: Camera,
  point: ScreenPoint,
  fingertip: ScreenPoint,
  except: string | null,
): AnimatedPiece | null {
  let best: AnimatedPiece | null = null
  let distance = 1
  for (const actor of actors) {
    if (actor.piece.touch === undefined || actor.isLeaving || actor.piece.touch === except) continue
    const away = distanceWithin(actor, camera, fingertip, point, distance)
    if (away >= distance) continue
    best = actor
    distance = away
  }
  return best
}

/** Intersects a ray with the horizontal plane at height `y`; null if it points away from it. */
export function intersectPlane(ray: Ray, y: number): Vector3 | null {
  if (Math.abs(ray.direction.y) < 1e-6) return null
  const t = (y - ray.origin.y) / ray.direction.y
  return t > 0 ? ray.at(t, new Vector3()) : null
}

/** A point of the picture in normalized device coordinates: -1 to 1, y up. */
type DevicePoint = readonly [x: number, y: number]

/** Number of points across a piece, and down it, at which a partly covered piece is looked for. */
const SAMPLES = 9

/**
 * Returns the canvas position of the topmost piece of a touch, in CSS pixels: its middle, or the middle of the part
 * that no other touchable piece covers, as of a card in a fan. Returns null if there is no such piece in the picture.
 */
export function touchPositionOf(
  actors: readonly AnimatedPiece[],
  touch: string,
  camera: PerspectiveCamera,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } | null {
  let top: AnimatedPiece | null = null
  for (const actor of actors)
    if (actor.piece.touch === touch && !actor.isLeaving && (top === null || actor.place.at.y >= top.place.at.y))
      top = actor
  if (top === null) return null
  const middle = pointOn(top, 0, 0, camera)
  if (!isInPicture(middle)) return null
  const [x, y] = isSeen(middle, actors, touch, camera) ? middle : (uncoveredPointOf(top, actors, camera) ?? middle)
  return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height }
}

const isInPicture = ([x, y]: DevicePoint): boolean => Math.abs(x) <= 1 && Math.abs(y) <= 1

/** Whether a tap at a point of the picture touches `touch`. */
const isSeen = ([x, y]: DevicePoint, actors: readonly AnimatedPiece[], touch: string, camera: PerspectiveCamera) =>
  pick(actors, rayThrough(camera, x, y))?.piece.touch === touch

/** Returns the uncovered point of a piece nearest to the middle of all uncovered ones; null if it is covered. */
function uncoveredPointOf(
  piece: AnimatedPiece,
  actors: readonly AnimatedPiece[],
  camera: PerspectiveCamera,
): DevicePoint | null {
  const touch = piece.piece.touch ?? ''
  const steps = Array.from({ length: SAMPLES }, (_, i) => (i + 0.5) / SAMPLES - 0.5)
  const uncoveredPoints = steps
    .flatMap((across) => steps.map((down) => pointOn(piece, across, down, camera)))
    .filter((point) => isInPicture(point) && isSeen(point, actors, touch, camera))
  const [x, y] = [0, 1].map(
    (side) => uncoveredPoints.reduce((sum, point) => sum + (point[side] ?? 0), 0) / uncoveredPoints.length,
  )
  const distance = (point: DevicePoint): number => Math.hypot(point[0] - (x ?? 0), point[1] - (y ?? 0))
  return uncoveredPoints.reduce<DevicePoint | null>(
    (best, point) => (best === null || distance(point) < distance(best) ? point : best),
    null,
  )
}

const at = new Vector3()

/** Projects a point at half the height of a piece; -0.5 to 0.5 across and down. */
function pointOn({ place, size }: AnimatedPiece, across: number, down: number, camera: PerspectiveCamera): DevicePoint {
  at.set(across * size.w, size.h / 2, down * size.d)
    .applyMatrix4(matrixOf(place, size.h, matrix))
    .project(camera)
  return [at.x, at.y]
}
