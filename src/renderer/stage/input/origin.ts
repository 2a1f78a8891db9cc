import type { Camera } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'
import type { CanvasSize } from '../model/frame'
import { placeOf } from '../model/transform'
import { pick, rayThrough } from './hit-test'
import { distanceFromAll, type ScreenPoint } from './screen-outline'

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

/**
 * Whether a carried piece is dropped where it came from: over its own place, or, if it is a card of the viewer's hand,
 * anywhere over that hand, also between two cards. Just beside the hand anything that can be touched is meant instead.
 */
export function isOverOrigin({ carried, actors, camera, point, screen }: Drop): boolean {
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
