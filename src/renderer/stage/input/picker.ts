import type { PerspectiveCamera, Camera } from 'three'
import type { OpenCard } from './card-reader'
import type { PointerSample } from './gesture'
import { intersectPlane, pickNear, rayThrough, pick, hitDistance } from './hit-test'
import type { AnimatedPiece } from '../animation/animated-piece'
import type { PieceAnimator } from '../animation/piece-animator'
import type { AmbiguousTap, PointerPosition } from '../touch'
import type { CanvasSize } from '../model/frame'
import type { Piece } from '../model/pieces'
import { placeOf } from '../model/transform'
import { distanceFromAll, type ScreenPoint, minSideOf, outlineOf } from './screen-outline'
import { leafLengthOf } from '../model/sizes'
import { NAME_ZONE } from '../model/touch-names'

/** Returns the width of a card over its height, as its print lies upright. */
const ratioOf = ({ piece, size }: AnimatedPiece): number =>
  size.w / (piece.kind === 'tent' ? leafLengthOf(size) : size.d)

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

/** Distance from the hand within which a card is put back into it, in CSS pixels: half a fingertip. */
const HAND_MARGIN = 22

/** A carried piece and where it is dropped. */
interface Drop {
  readonly carried: AnimatedPiece
  readonly actors: readonly AnimatedPiece[]
  readonly camera: Camera
  /** Point of the screen in normalized device coordinates. */
  readonly point: ScreenPoint
  readonly screen: CanvasSize
}

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
export type Picker = ReturnType<typeof createPicker>

/** Half a fingertip in CSS pixels. */
const FINGERTIP_RADIUS = 22

export function createPicker({ camera, animator, size, origin }: PickingContext) {
  const toDeviceCoordinates = (at: PointerSample): [number, number] => {
    const { width, height } = size()
    return [(at.x / width) * 2 - 1, 1 - (at.y / height) * 2]
  }
  const slack = (at: PointerSample): [number, number] => {
    const { width, height } = size()
    return at.finger ? [(FINGERTIP_RADIUS / width) * 2, (FINGERTIP_RADIUS / height) * 2] : [0, 0]
  }
  /**
   * Returns the point of the table there, or of a plane `height` inches above it; null if the line of sight misses it.
   */
  const spot = (at: PointerSample, height = 0) => intersectPlane(rayThrough(camera, ...toDeviceCoordinates(at)), height)

  return {
    spot,
    /** Returns the piece there, or one within a fingertip. @param except a touch to ignore */
    find: (at: PointerSample, except?: string) =>
      pickNear([...animator.actors], camera, ...toDeviceCoordinates(at), slack(at), except ?? null),
    /**
     * Returns the topmost piece with this touch: the highest chip of a stack that is touched as one, or the last of
     * several cards that lie side by side, which a scene raises when they are picked.
     * @param fits which pieces are meant; all by default
     */
    topmost: (touch: string, fits: (piece: Piece) => boolean = () => true) =>
      [...animator.actors]
        .filter(({ piece, isLeaving }) => piece.touch === touch && !isLeaving && fits(piece))
        .reduce<AnimatedPiece | null>((top, actor) => (top && top.place.at.y > actor.place.at.y ? top : actor), null),
    /** Whether a carried piece that is dropped there is back where it came from: at its place, or over its own hand. */
    isOverOrigin: (carried: AnimatedPiece, at: PointerSample) =>
      isOverOrigin({ carried, actors: [...animator.actors], camera, point: toDeviceCoordinates(at), screen: size() }),
    pagePosition(at: PointerSample): PointerPosition {
      const { x, y } = origin()
      return { x: x + at.x, y: y + at.y }
    },
    /** Returns the other pieces that a finger may have meant, if they are all small. */
    ambiguityOf(touch: string, at: PointerSample): { readonly doubt?: AmbiguousTap } {
      const below = at.finger ? spot(at) : null
      if (!below) return {}
      const others = ambiguousTapAt([...animator.actors], camera, toDeviceCoordinates(at), size(), touch)
      return others.length > 0 ? { doubt: { others, x: below.x, z: below.z } } : {}
    },
    /** Returns the face-up card there; null if there is none. */
    cardAt: (at: PointerSample) => openCardAt(animator.actors, camera, size(), at),
    /** Returns the face-up card with this touch. */
    cardOf: (touch: string) => openCardOf(animator.actors, camera, size(), touch),
  }
}

/**
 * Whether a carried piece is dropped where it came from: over its own place, or, if it is a card of the viewer's hand,
 * anywhere over that hand, also between two cards. Just beside the hand anything that can be touched is meant instead.
 */
function isOverOrigin({ carried, actors, camera, point, screen }: Drop): boolean {
  const { piece } = carried
  const isOfHand = piece.group === 'hand'
  const isBeside = (other: AnimatedPiece) =>
    isOfHand && other !== carried && !other.isLeaving && other.piece.kind === 'card' && other.piece.group === 'hand'
  const atRest = { ...carried, place: placeOf(piece) }
  const unit: ScreenPoint = [2 / screen.width, 2 / screen.height]
  const [x, y] = [point[0] / unit[0], point[1] / unit[1]]
  const distance = distanceFromAll([atRest, ...actors.filter(isBeside)], camera, unit, [x, y])
  if (isOfHand && distance === 0) return true
  return distance <= (isOfHand ? HAND_MARGIN : 0) && pick(actors, rayThrough(camera, ...point), piece.touch) === null
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

/** Whether a piece is a card that lies still with its face up, or one that stands and names a seat. */
function isOpen({ piece, face, place, journey, isHeld, isLeaving }: AnimatedPiece): boolean {
  if (journey !== null || isHeld || isLeaving) return false
  return piece.zone === NAME_ZONE || (piece.kind === 'card' && place.down === 0 && !face.endsWith('/back'))
}

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
function openCardOf(
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
