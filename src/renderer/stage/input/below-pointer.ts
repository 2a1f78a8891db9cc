import type { PerspectiveCamera, Vector3 } from 'three'
import { ambiguousTapAt } from './ambiguous-tap'
import type { OpenCard } from './card-reader'
import type { Contact } from './gesture'
import { onPlane, pickNear, sight } from './hit-test'
import { openCardAt, openCardOf } from './open-card'
import type { AnimatedPiece } from '../animation/animated-piece'
import type { PieceAnimator } from '../animation/piece-animator'
import type { AmbiguousTap, PointerPlace } from '../touch'

/** The canvas, and what is seen on it. */
export interface SeenTable {
  readonly camera: PerspectiveCamera
  readonly animator: PieceAnimator
  /** Size of the canvas in CSS pixels. */
  size(): { readonly width: number; readonly height: number }
  /** Where the canvas's top left corner is on the page. */
  origin(): PointerPlace
}

/** What lies below a point of the canvas. */
export interface BelowPointer {
  /** The piece there, or one within a fingertip. @param except a touch that is passed over */
  find(at: Contact, except?: string): AnimatedPiece | null
  /** The topmost piece with this touch: of a stack that is touched as one the highest chip is taken. */
  topmost(touch: string): AnimatedPiece | null
  /** The point of the table, or of a plane so many inches above it; null where the eye looks past. */
  spot(at: Contact, height?: number): Vector3 | null
  onPage(at: Contact): PointerPlace
  /** What else a finger may have meant, if all that is small. */
  doubted(touch: string, at: Contact): { readonly doubt?: AmbiguousTap }
  /** The card there that lies open, if there is one. */
  card(at: Contact): OpenCard | null
  /** The open card with this touch. */
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
