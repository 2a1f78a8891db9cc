import { Euler, type PerspectiveCamera, Quaternion, Vector3 } from 'three'
import { createGesture, type Contact, type Gesture } from './gesture'
import { ambiguousTapAt } from './ambiguous-tap'
import { createCardReader, type OpenCard } from './card-reader'
import { onPlane, pickNear, sight } from './hit-test'
import { openCardAt, openCardOf } from './open-card'
import { browserClock } from '../render/frame-loop'
import type { AmbiguousTap, PieceTouch, PointerPlace } from '../touch'
import type { AnimatedPiece } from '../animation/animated-piece'
import type { PieceAnimator } from '../animation/piece-animator'

/** What the player's hand needs to reach the table. */
export interface Reach {
  readonly camera: PerspectiveCamera
  readonly animator: PieceAnimator
  /** Size of the canvas in CSS pixels. */
  size(): { readonly width: number; readonly height: number }
  /** Where the canvas's top left corner is on the page. */
  origin(): PointerPlace
  tell(event: PieceTouch): void
  /** Which card is to be shown at reading size; null puts it away. */
  read(card: OpenCard | null): void
  wake(): void
  /** Something else is pointed at. */
  glance(): void
  /** Puts everything where it is going. */
  skip(): void
  speed(): number
}

/** The player's hand over the table: what it points at, taps, and carries. */
export interface PointerController {
  readonly gesture: Gesture
  /** Brings a carried card nearer to the pointer; answers whether it still moves. */
  advance(dt: number): boolean
  /** A new list of pieces came: whatever was let go follows it. */
  settleDropped(): void
  /** Shows the card at reading size that is pointed at, by this touch or by the pointer; or puts it away. */
  read(touch: string | null): void
  /** Puts away what is read: it does not lie there any more. */
  lookUp(): void
}

/** How high a card is carried, in inches, and how far it leans toward the eye: part of the way to facing it. */
const CARRIED = { height: 1.15, lean: 0.6 } as const
/** Half a fingertip in CSS pixels. */
const FINGERTIP = 22
/** Milliseconds that a dropped card waits for the game's answer before it goes back. */
const PATIENCE = 600

/**
 * How far a card hangs down at its edges that is held in its middle, and how much more for each inch that it lags behind
 * the hand: inches a square inch.
 */
const HANGS = { still: 0.018, inch: 0.02, most: 0.07 } as const
/** How far a carried card tilts for each inch that it lags behind the hand, and at most, in radians. */
const TILT = { inch: 0.11, most: 0.38 }
const tilt = new Quaternion()
const tiltAxis = new Vector3()
const ahead = new Vector3()
const away = new Vector3()
const held = new Quaternion()
const leaning = new Euler()

/** How a card is held that hangs still before this camera. */
function heldBefore(camera: PerspectiveCamera): Quaternion {
  const down = Math.asin(Math.min(1, Math.max(0, -camera.getWorldDirection(ahead).y)))
  return held.setFromEuler(leaning.set((Math.PI / 2 - down) * CARRIED.lean, 0, 0))
}

/** How a carried card is held that lags so far behind the hand: its leading edge dips, as the air would have it. */
function tiltedBy(x: number, z: number, still: Quaternion): Quaternion {
  const lag = Math.hypot(x, z)
  if (lag < 1e-3) return tilt.copy(still)
  tiltAxis.set(z / lag, 0, -x / lag)
  return tilt.setFromAxisAngle(tiltAxis, Math.min(TILT.most, lag * TILT.inch)).multiply(still)
}

/** Bends what is carried toward how it hangs on its way to the hand. */
function hang({ piece, place }: AnimatedPiece, goal: Vector3, part: number): void {
  if (piece.kind !== 'card') return
  const sag = -Math.min(HANGS.most, HANGS.still + place.at.distanceTo(goal) * HANGS.inch)
  place.bend[0] += (sag - place.bend[0]) * part
}

/** How far before the camera a point lies, along its axis, in inches: what lies twice as far is seen half as large. */
const depthOf = (camera: PerspectiveCamera, at: Vector3): number =>
  away.subVectors(at, camera.position).dot(camera.getWorldDirection(ahead))

export function createPointerController(reach: Reach): PointerController {
  const { camera, animator } = reach
  /** What is carried, and how large it was for each inch of its distance when it was taken up: it stays as large. */
  let carried: { actor: AnimatedPiece; goal: Vector3; active: boolean; size: number } | null = null
  let giveUp: ReturnType<typeof setTimeout> | undefined

  const device = (at: Contact): [number, number] => {
    const { width, height } = reach.size()
    return [(at.x / width) * 2 - 1, 1 - (at.y / height) * 2]
  }
  const slack = (at: Contact): [number, number] => {
    const { width, height } = reach.size()
    return at.finger ? [(FINGERTIP / width) * 2, (FINGERTIP / height) * 2] : [0, 0]
  }
  const find = (at: Contact, except?: string) =>
    pickNear([...animator.actors], camera, ...device(at), slack(at), except ?? null)
  /** The topmost: of a stack that is touched as one the highest chip is taken. */
  const actorOf = (touch: string) =>
    [...animator.actors]
      .filter(({ piece, leaving }) => piece.touch === touch && !leaving)
      .reduce<AnimatedPiece | null>((top, actor) => (top && top.place.at.y >= actor.place.at.y ? top : actor), null)
  const over = (at: Contact, height: number) => onPlane(sight(camera, ...device(at)), height)

  function onPage(at: Contact): PointerPlace {
    const { x, y } = reach.origin()
    return { x: x + at.x, y: y + at.y }
  }

  /** What else a finger may have meant, if all that is small. */
  function doubted(touch: string, at: Contact): { readonly doubt?: AmbiguousTap } {
    const spot = at.finger ? over(at, 0) : null
    if (!spot) return {}
    const others = ambiguousTapAt([...animator.actors], camera, device(at), reach.size(), touch)
    return others.length > 0 ? { doubt: { others, x: spot.x, z: spot.z } } : {}
  }

  function aim(at: Contact): void {
    const spot = over(at, CARRIED.height)
    if (carried && spot) carried.goal.set(clamp(spot.x, 30), CARRIED.height, clamp(spot.z, 20))
    reach.wake()
  }

  function putBack(): void {
    clearTimeout(giveUp)
    if (!carried) return
    const { actor } = carried
    carried = null
    animator.release(actor, reach.speed())
    reach.wake()
  }

  const gesture = createGesture({
    pick: (at, except) => find(at, except)?.piece.touch ?? null,
    flicked: (touch) => actorOf(touch)?.piece.kind === 'arrow',
    flick: (touch, strength, at) => reach.tell({ kind: 'flick', touch, strength, at: onPage(at) }),
    portable(touch) {
      const piece = actorOf(touch)?.piece
      if (piece === undefined) return false
      return piece.carry ?? (piece.kind === 'card' && !piece.down && (piece.zone?.startsWith('hand') ?? false))
    },
    hover(touch) {
      animator.heed(touch)
      reach.tell({ kind: 'hover', touch })
      reach.glance()
    },
    tap: (touch, at) => reach.tell({ kind: 'tap', touch, at: onPage(at), ...doubted(touch, at) }),
    twice(at) {
      const spot = over(at, 0)
      if (spot) reach.tell({ kind: 'lean', x: spot.x, z: spot.z })
    },
    lift(touch, at) {
      putBack()
      const actor = actorOf(touch)
      if (!actor) return
      actor.held = true
      actor.journey = null
      const size = actor.place.scale / depthOf(camera, actor.place.at)
      carried = { actor, goal: actor.place.at.clone(), active: true, size }
      aim(at)
    },
    carry: (_touch, at) => aim(at),
    drop(touch, to, at) {
      if (carried) carried.active = false
      giveUp = setTimeout(putBack, PATIENCE)
      reach.tell({ kind: 'drag', from: touch, to, at: onPage(at), ...(to === null ? {} : doubted(to, at)) })
    },
    abandon: putBack,
  })

  let pointer: Contact | null = null
  const cardAt = (at: Contact) => openCardAt(animator.actors, camera, reach.size(), at)
  const reader = createCardReader({ cardAt, show: (card) => reach.read(card), clock: browserClock })

  /** Whoever touches the table while the arrow turns has seen enough of it. */
  function down(at: Contact): void {
    if (animator.spinning) return reach.skip()
    reader.down(at)
    gesture.down(at)
  }

  function move(at: Contact): void {
    pointer = at
    reader.move(at)
    gesture.move(at)
  }

  function up(at: Contact): void {
    // A long press has read the card: it is no touch of it.
    if (reader.up()) gesture.cancel()
    else gesture.up(at)
  }

  function cancel(): void {
    reader.leave()
    gesture.cancel()
  }

  function leave(): void {
    pointer = null
    reader.leave()
    gesture.leave()
  }

  return {
    gesture: { down, move, up, cancel, leave },
    read(touch) {
      const named = touch === null ? null : openCardOf(animator.actors, camera, reach.size(), touch)
      reader.toggle(named ?? (pointer === null ? null : cardAt(pointer)))
    },
    lookUp: () => reader.leave(),
    advance(dt) {
      if (!carried) return false
      const { actor, goal, size } = carried
      const part = 1 - Math.exp(-dt * 20)
      const still = heldBefore(camera)
      const tilted = tiltedBy(goal.x - actor.place.at.x, goal.z - actor.place.at.z, still)
      actor.place.at.lerp(goal, part)
      actor.place.turn.slerp(tilted, part)
      actor.place.scale = size * depthOf(camera, actor.place.at)
      hang(actor, goal, part)
      return actor.place.at.distanceToSquared(goal) > 1e-4 || actor.place.turn.angleTo(still) > 0.01
    },
    settleDropped() {
      if (!carried || carried.active) return
      clearTimeout(giveUp)
      carried.actor.held = false
      carried = null
    },
  }
}

const clamp = (x: number, most: number) => Math.min(most, Math.max(-most, x))
