import type { Camera } from 'three'
import { narrowestOf, outlineOf } from './screen-outline'
import { pick, sight } from './hit-test'
import type { AnimatedPiece } from '../animation/animated-piece'

/** A piece narrower than this in the picture, in CSS pixels, is small: a fingertip covers more. */
const SMALL = 40
/** Distance in CSS pixels within which a tap may have been meant for another piece. */
const MISSED = 14
/** Number of directions that are searched. */
const DIRECTIONS = 8

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the smaller side of a piece's bounding box in the picture, in CSS pixels. */
export function narrowest(actor: AnimatedPiece, camera: Camera, { width, height }: Size): number {
  return narrowestOf(outlineOf(actor, camera, [2 / width, 2 / height]))
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
  const small = (actor: AnimatedPiece) => narrowest(actor, camera, size) < SMALL
  const met = actors.filter((actor) => actor.piece.touch === touch && !actor.leaving)
  if (!met.every(small)) return []
  const found = new Set<string>()
  for (const part of [0.5, 1])
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = (i * 2 * Math.PI) / DIRECTIONS
      const x = point[0] + (Math.cos(angle) * MISSED * part * 2) / size.width
      const y = point[1] + (Math.sin(angle) * MISSED * part * 2) / size.height
      const other = pick(actors, sight(camera, x, y))
      if (other?.piece.touch !== undefined && small(other)) found.add(other.piece.touch)
    }
  found.delete(touch)
  return [...found]
}
