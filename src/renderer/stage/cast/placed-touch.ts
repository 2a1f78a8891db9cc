import { type PerspectiveCamera, Vector3 } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'

const at = new Vector3()

/** Returns the canvas position of the topmost piece of a touch, in CSS pixels; null if there is none in the picture. */
export function placeTouch(
  actors: Iterable<AnimatedPiece>,
  touch: string,
  camera: PerspectiveCamera,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } | null {
  let top: AnimatedPiece | null = null
  for (const actor of actors)
    if (actor.piece.touch === touch && !actor.leaving && (top === null || actor.place.at.y >= top.place.at.y))
      top = actor
  if (top === null) return null
  at.copy(top.place.at).project(camera)
  if (Math.abs(at.x) > 1 || Math.abs(at.y) > 1) return null
  return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height }
}
