import type { PerspectiveCamera, Vector3 } from 'three'
import { ambiguousTapAt } from './ambiguous-tap'
import type { OpenCard } from './card-reader'
import type { PointerSample } from './gesture'
import { intersectPlane, pickNear, rayThrough } from './hit-test'
import { openCardAt, openCardOf } from './open-card'
import { isOverOrigin } from './origin'
import type { AnimatedPiece } from '../animation/animated-piece'
import type { PieceAnimator } from '../animation/piece-animator'
import type { Piece } from '../model/pieces'
import type { AmbiguousTap, PointerPosition } from '../touch'

/** The canvas and the table shown on it. */
export interface PickingContext {
  readonly camera: PerspectiveCamera
  readonly animator: PieceAnimator
  /** Size of the canvas in CSS pixels. */
  size(): { readonly width: number; readonly height: number }
  /** Returns the position of the canvas's top left corner on the page. */
  origin(): PointerPosition
}

/** Looks up what lies below a point of the canvas. */
export interface Picker {
  /** Returns the piece there, or one within a fingertip. @param except a touch to ignore */
  find(at: PointerSample, except?: string): AnimatedPiece | null
  /**
   * Returns the topmost piece with this touch: the highest chip of a stack that is touched as one, or the last of
   * several cards that lie side by side, which a scene raises when they are picked.
   * @param fits which pieces are meant; all by default
   */
  topmost(touch: string, fits?: (piece: Piece) => boolean): AnimatedPiece | null
  /**
   * Returns the point of the table there, or of a plane `height` inches above it; null if the line of sight misses it.
   */
  spot(at: PointerSample, height?: number): Vector3 | null
  /** Whether a carried piece that is dropped there is back where it came from: at its place, or over its own hand. */
  isOverOrigin(carried: AnimatedPiece, at: PointerSample): boolean
  pagePosition(at: PointerSample): PointerPosition
  /** Returns the other pieces that a finger may have meant, if they are all small. */
  ambiguityOf(touch: string, at: PointerSample): { readonly doubt?: AmbiguousTap }
  /** Returns the face-up card there; null if there is none. */
  cardAt(at: PointerSample): OpenCard | null
  /** Returns the face-up card with this touch. */
  cardOf(touch: string): OpenCard | null
}

/** Half a fingertip in CSS pixels. */
const FINGERTIP_RADIUS = 22

export function createPicker({ camera, animator, size, origin }: PickingContext): Picker {
  const toDeviceCoordinates = (at: PointerSample): [number, number] => {
    const { width, height } = size()
    return [(at.x / width) * 2 - 1, 1 - (at.y / height) * 2]
  }
  const slack = (at: PointerSample): [number, number] => {
    const { width, height } = size()
    return at.finger ? [(FINGERTIP_RADIUS / width) * 2, (FINGERTIP_RADIUS / height) * 2] : [0, 0]
  }
  const spot = (at: PointerSample, height = 0) => intersectPlane(rayThrough(camera, ...toDeviceCoordinates(at)), height)

  return {
    spot,
    find: (at, except) => pickNear([...animator.actors], camera, ...toDeviceCoordinates(at), slack(at), except ?? null),
    topmost: (touch, fits = () => true) =>
      [...animator.actors]
        .filter(({ piece, isLeaving }) => piece.touch === touch && !isLeaving && fits(piece))
        .reduce<AnimatedPiece | null>((top, actor) => (top && top.place.at.y > actor.place.at.y ? top : actor), null),
    isOverOrigin: (carried, at) =>
      isOverOrigin({ carried, actors: [...animator.actors], camera, point: toDeviceCoordinates(at), screen: size() }),
    pagePosition(at) {
      const { x, y } = origin()
      return { x: x + at.x, y: y + at.y }
    },
    ambiguityOf(touch, at) {
      const below = at.finger ? spot(at) : null
      if (!below) return {}
      const others = ambiguousTapAt([...animator.actors], camera, toDeviceCoordinates(at), size(), touch)
      return others.length > 0 ? { doubt: { others, x: below.x, z: below.z } } : {}
    },
    cardAt: (at) => openCardAt(animator.actors, camera, size(), at),
    cardOf: (touch) => openCardOf(animator.actors, camera, size(), touch),
  }
}
