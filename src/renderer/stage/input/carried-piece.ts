import { Euler, MathUtils, type PerspectiveCamera, Quaternion, Vector3 } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'

/**
 * Height at which a card is carried, in inches, and its lean towards the viewer, as a share of the angle at which it
 * would face the camera.
 */
export const CARRY_POSE = { height: 1.15, lean: 0.6 } as const
/** Milliseconds that a dropped card waits for the game's response before it returns. */
const RESPONSE_WAIT_MS = 600
/** Largest distance from the centre of the table at which a piece is carried, in inches. */
const MAX_DISTANCE = { x: 30, z: 20 }

/**
 * Sag of the edges of a card that is held at its centre, and the extra sag for each inch that it lags behind the hand,
 * in inches per square inch.
 */
const SAG = { still: 0.018, inch: 0.02, most: 0.07 } as const
/** Tilt of a carried card for each inch that it lags behind the hand, and its maximum, in radians. */
const TILT = { inch: 0.11, most: 0.38 }
/** Largest speed with which a piece leaves the hand, in inches per second: it must not fly far beyond its way. */
const MAX_RELEASE_SPEED = 36
const tilt = new Quaternion()
const before = new Vector3()
const tiltAxis = new Vector3()
const ahead = new Vector3()
const fromCamera = new Vector3()
const heldTurn = new Quaternion()
const leaning = new Euler()

/** Returns the rotation of a card that is held still before this camera. */
function heldTurnFor(camera: PerspectiveCamera): Quaternion {
  const down = Math.asin(Math.min(1, Math.max(0, -camera.getWorldDirection(ahead).y)))
  return heldTurn.setFromEuler(leaning.set((Math.PI / 2 - down) * CARRY_POSE.lean, 0, 0))
}

/**
 * Returns the rotation of a carried card that lags behind the hand: its leading edge dips, as if in the air's
 * resistance.
 */
function tiltedTurn(x: number, z: number, still: Quaternion): Quaternion {
  const lag = Math.hypot(x, z)
  if (lag < 1e-3) return tilt.copy(still)
  tiltAxis.set(z / lag, 0, -x / lag)
  return tilt.setFromAxisAngle(tiltAxis, Math.min(TILT.most, lag * TILT.inch)).multiply(still)
}

/** Bends a carried card gradually towards its sag on the way to the hand. */
function applySag({ piece, place }: AnimatedPiece, goal: Vector3, part: number): void {
  if (piece.kind !== 'card') return
  const sag = -Math.min(SAG.most, SAG.still + place.at.distanceTo(goal) * SAG.inch)
  place.bend[0] += (sag - place.bend[0]) * part
}

/**
 * Returns the depth of a point along the camera's axis, in inches; the size of things in the picture is inverse to it.
 */
const depthOf = (camera: PerspectiveCamera, at: Vector3): number =>
  fromCamera.subVectors(at, camera.position).dot(camera.getWorldDirection(ahead))

/** Sets the velocity of a piece that the hand has moved within `dt` seconds, which it keeps when it is let go. */
function setVelocity({ place, velocity }: AnimatedPiece, from: Vector3, dt: number): void {
  if (dt > 0) velocity.subVectors(place.at, from).divideScalar(dt).clampLength(0, MAX_RELEASE_SPEED)
}

/** The piece that a pointer carries, if any. */
export type CarriedPiece = ReturnType<typeof createCarriedPiece>

/** Creates the state of carrying. @param release sends a piece back to its place */
export function createCarriedPiece(camera: PerspectiveCamera, release: (actor: AnimatedPiece) => void) {
  /** The carried piece; `size` is its scale per inch of depth when it was picked up. */
  let carried: { actor: AnimatedPiece; goal: Vector3; active: boolean; size: number } | null = null
  let returnTimer: ReturnType<typeof setTimeout> | undefined

  /** Sends it back to its place. */
  function putBack(): void {
    clearTimeout(returnTimer)
    if (!carried) return
    const { actor } = carried
    carried = null
    release(actor)
  }

  return {
    /** Picks up a piece, which keeps its size in the picture. */
    pickUp(actor: AnimatedPiece): void {
      actor.isHeld = true
      actor.journey = null
      actor.velocity.set(0, 0, 0)
      const size = actor.place.scale / depthOf(camera, actor.place.at)
      carried = { actor, goal: actor.place.at.clone(), active: true, size }
    },
    /** Sets the point of the table to carry it to, in inches. */
    carryTo: (x: number, z: number) =>
      void carried?.goal.set(
        MathUtils.clamp(x, -MAX_DISTANCE.x, MAX_DISTANCE.x),
        CARRY_POSE.height,
        MathUtils.clamp(z, -MAX_DISTANCE.z, MAX_DISTANCE.z),
      ),
    /** Drops it on the table, where it waits for the game's response; it returns if there is none. */
    drop(): void {
      if (carried) carried.active = false
      returnTimer = setTimeout(putBack, RESPONSE_WAIT_MS)
    },
    putBack,
    /** Hands a dropped piece over to the animation of a new list. */
    handOver(): void {
      if (!carried || carried.active) return
      clearTimeout(returnTimer)
      carried.actor.isHeld = false
      carried = null
    },
    /** Moves it towards its goal; returns whether it still moves. */
    advance(dt: number): boolean {
      if (!carried) return false
      const { actor, goal, size } = carried
      const part = 1 - Math.exp(-dt * 20)
      const still = heldTurnFor(camera)
      const tilted = tiltedTurn(goal.x - actor.place.at.x, goal.z - actor.place.at.z, still)
      before.copy(actor.place.at)
      actor.place.at.lerp(goal, part)
      setVelocity(actor, before, dt)
      actor.place.turn.slerp(tilted, part)
      actor.place.scale = size * depthOf(camera, actor.place.at)
      applySag(actor, goal, part)
      const isMoving = actor.place.at.distanceToSquared(goal) > 1e-4 || actor.place.turn.angleTo(still) > 0.01
      if (!isMoving) actor.velocity.set(0, 0, 0)
      return isMoving
    },
  }
}
