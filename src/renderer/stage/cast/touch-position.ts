import { Matrix4, type PerspectiveCamera, Vector3 } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'
import { pick, rayThrough } from '../input/hit-test'
import { matrixOf } from '../model/transform'

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

const matrix = new Matrix4()
const at = new Vector3()

/** Projects a point at half the height of a piece; -0.5 to 0.5 across and down. */
function pointOn({ place, size }: AnimatedPiece, across: number, down: number, camera: PerspectiveCamera): DevicePoint {
  at.set(across * size.w, size.h / 2, down * size.d)
    .applyMatrix4(matrixOf(place, size.h, matrix))
    .project(camera)
  return [at.x, at.y]
}
