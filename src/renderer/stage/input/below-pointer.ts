import type { PerspectiveCamera, Vector3 } from 'three'
import { ambiguousTapAt } from './ambiguous-tap'
import type { OpenCard } from './card-reader'
import type { Contact } from './gesture'
import { onPlane, pickNear, sight } from './hit-test'
import { openCardAt, openCardOf } from './open-card'
import type { AnimatedPiece } from '../animation/animated-piece'
import type { PieceAnimator } from '../animation/piece-animator'
import type { AmbiguousTap, PointerPlace } from '../touch'

/** The canvas and the table shown on it. */
export interface SeenTable {
  readonly camera: PerspectiveCamera
  readonly animator: PieceAnimator
  /** Size of the canvas in CSS pixels. */
  size(): { readonly width: number; readonly height: number }
  /** Returns the position of the canvas's top left corner on the page. */
  origin(): PointerPlace
}

/** Looks up what lies below a point of the canvas. */
export interface BelowPointer {
  /** Returns the piece there, or one within a fingertip. @param except a touch to ignore */
  find(at: Contact, except?: string): AnimatedPiece | null
  /** Returns the topmost piece with this touch: the highest chip of a stack that is touched as one. */
  topmost(touch: string): AnimatedPiece | null
  /**
   * Returns the point of the table there, or of a plane `height` inches above it; null if the line of sight misses it.
   */
  spot(at: Contact, height?: number): Vector3 | null
  onPage(at: Contact): PointerPlace
  /** Returns the other pieces that a finger may have meant, if they are all small. */
  doubted(touch: string, at: Contact): { readonly doubt?: AmbiguousTap }
  /** Returns the face-up card there; null if there is none. */
  card(at: Contact): OpenCard | null
  /** Returns the face-up card with this touch. */
  cardOf(touch: string): OpenCard | null
}

/** Half a fingertip in CSS pixels. */
const FINGERTIP = 22

export function createBelowPointer({ camera, animator, size, origin }: SeenTable): BelowPointer {
  const device = (at: Contact): [number, number] => {
    const { width, height } = size()
    return [(at.x / width) * 2 - 1, 1 - (at.y / height) * 2]
  }
  const slack = (at: Contact): [number, number] => {
    const { width, height } = size()
    return at.finger ? [(FINGERTIP / width) * 2, (FINGERTIP / height) * 2] : [0, 0]
  }
  const spot = (at: Contact, height = 0) => onPlane(sight(camera, ...device(at)), height)

  return {
    spot,
    find: (at, except) => pickNear([...animator.actors], camera, ...device(at), slack(at), except ?? null),
    topmost: (touch) =>
      [...animator.actors]
        .filter(({ piece, leaving }) => piece.touch === touch && !leaving)
        .reduce<AnimatedPiece | null>((top, actor) => (top && top.place.at.y >= actor.place.at.y ? top : actor), null),
    onPage(at) {
      const { x, y } = origin()
      return { x: x + at.x, y: y + at.y }
    },
    doubted(touch, at) {
      const below = at.finger ? spot(at) : null
      if (!below) return {}
      const others = ambiguousTapAt([...animator.actors], camera, device(at), size(), touch)
      return others.length > 0 ? { doubt: { others, x: below.x, z: below.z } } : {}
    },
    card: (at) => openCardAt(animator.actors, camera, size(), at),
    cardOf: (touch) => openCardOf(animator.actors, camera, size(), touch),
  }
}
