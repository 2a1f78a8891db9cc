import type { Camera } from 'three'
import { minSideOf, outlineOf } from './screen-outline'
import { pick, rayThrough } from './hit-test'
import type { AnimatedPiece } from '../animation/animated-piece'

/** A piece narrower than this in the picture, in CSS pixels, is small: a fingertip covers more. */
const MAX_SMALL_WIDTH = 40
/** Distance in CSS pixels within which a tap may have been meant for another piece. */
const MAX_MISS_DISTANCE = 14
/** Number of directions that are searched. */
const DIRECTION_COUNT = 8

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the smaller side of a piece's bounding box in the picture, in CSS pixels. */
export function narrowSideOf(actor: AnimatedPiece, camera: Camera, { width, height }: Size): number {
  return minSideOf(outlineOf(actor, camera, [2 / width, 2 / height]))
}

/**
 * Returns the other touches that a tap may have been meant for, because the fingertip covered them too. Empty if the
 * piece that was hit is large enough to be hit reliably.
 * @param point point of the screen in normalized device coordinates
 */
export function ambiguousTapAt(
  actors: readonly AnimatedPiece[],
  camera: Camera,
  point: readonly [number, number],
  size: Size,
  touch: string,
): string[] {
  const isSmall = (actor: AnimatedPiece) => narrowSideOf(actor, camera, size) < MAX_SMALL_WIDTH
  const hitActors = actors.filter((actor) => actor.piece.touch === touch && !actor.isLeaving)
  if (!hitActors.every(isSmall)) return []
  const found = new Set<string>()
  for (const part of [0.5, 1])
    for (let i = 0; i < DIRECTION_COUNT; i++) {
      const angle = (i * 2 * Math.PI) / DIRECTION_COUNT
      const x = point[0] + (Math.cos(angle) * MAX_MISS_DISTANCE * part * 2) / size.width
      const y = point[1] + (Math.sin(angle) * MAX_MISS_DISTANCE * part * 2) / size.height
      const other = pick(actors, rayThrough(camera, x, y))
      if (other?.piece.touch !== undefined && isSmall(other)) found.add(other.piece.touch)
    }
  found.delete(touch)
  return [...found]
}
