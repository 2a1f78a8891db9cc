import type { Camera } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'
import type { CanvasSize } from '../model/frame'
import { leafLengthOf } from '../model/sizes'
import { NAME_ZONE } from '../model/touch-names'
import type { OpenCard } from './card-reader'
import { hitDistance, rayThrough } from './hit-test'
import { outlineOf } from './screen-outline'

/** Whether a piece is a card that lies still with its face up, or one that stands and names a seat. */
function isOpen({ piece, face, place, journey, isHeld, isLeaving }: AnimatedPiece): boolean {
  if (journey !== null || isHeld || isLeaving) return false
  return piece.zone === NAME_ZONE || (piece.kind === 'card' && place.down === 0 && !face.endsWith('/back'))
}

/** Returns the width of a card over its height, as its print lies upright. */
const ratioOf = ({ piece, size }: AnimatedPiece): number =>
  size.w / (piece.kind === 'tent' ? leafLengthOf(size) : size.d)

/** Returns a card with its face and its box on the canvas. */
function createOpenCard(actor: AnimatedPiece, camera: Camera, { width, height }: CanvasSize): OpenCard {
  const outline = outlineOf(actor, camera, [2 / width, 2 / height])
  const xs = outline.map(([x]) => x + width / 2)
  const ys = outline.map(([, y]) => height / 2 - y)
  return {
    id: actor.piece.id,
    face: actor.face,
    ratio: ratioOf(actor),
    box: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
  }
}

/**
 * Returns the face-up card at a point; null if there is none, or if something else lies on it.
 * @param at in CSS pixels from the canvas's top left corner
 */
export function openCardAt(
  actors: Iterable<AnimatedPiece>,
  camera: Camera,
  screen: CanvasSize,
  at: { readonly x: number; readonly y: number },
): OpenCard | null {
  const ray = rayThrough(camera, (at.x / screen.width) * 2 - 1, 1 - (at.y / screen.height) * 2)
  let top: AnimatedPiece | null = null
  let distance = Infinity
  for (const actor of actors) {
    const actorDistance = actor.piece.kind === 'mark' ? null : hitDistance(actor, ray)
    if (actorDistance === null || actorDistance >= distance) continue
    top = actor
    distance = actorDistance
  }
  return top !== null && isOpen(top) ? createOpenCard(top, camera, screen) : null
}

/** Returns the topmost face-up card of a touch; null if there is none. */
export function openCardOf(
  actors: Iterable<AnimatedPiece>,
  camera: Camera,
  screen: CanvasSize,
  touch: string,
): OpenCard | null {
  let top: AnimatedPiece | null = null
  for (const actor of actors)
    if (actor.piece.touch === touch && isOpen(actor) && (top === null || actor.place.at.y >= top.place.at.y))
      top = actor
  return top === null ? null : createOpenCard(top, camera, screen)
}
