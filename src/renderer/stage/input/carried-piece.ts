import { Euler, MathUtils, type PerspectiveCamera, Quaternion, Vector3 } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'

/**
 * Height at which a card is carried, in inches, and its lean towards the viewer, as a share of the angle at which it
 * would face the camera.
 */
export const CARRIED = { height: 1.15, lean: 0.6 } as const
/** Milliseconds that a dropped card waits for the game's response before it returns. */
const PATIENCE = 600
/** Largest distance from the centre of the table at which a piece is carried, in inches. */
const REACH = { x: 30, z: 20 }

/**
 * Sag of the edges of a card that is held at its centre, and the extra sag for each inch that it lags behind the hand,
 * in inches per square inch.
 */
const HANGS = { still: 0.018, inch: 0.02, most: 0.07 } as const
/** Tilt of a carried card for each inch that it lags behind the hand, and its maximum, in radians. */
const TILT = { inch: 0.11, most: 0.38 }
const tilt = new Quaternion()
const tiltAxis = new Vector3()
const ahead = new Vector3()
const away = new Vector3()
const held = new Quaternion()
const leaning = new Euler()

/** Returns the rotation of a card that is held still before this camera. */
function heldBefore(camera: PerspectiveCamera): Quaternion {
  const down = Math.asin(Math.min(1, Math.max(0, -camera.getWorldDirection(ahead).y)))
  return held.setFromEuler(leaning.set((Math.PI / 2 - down) * CARRIED.lean, 0, 0))
}

/**
 * Returns the rotation of a carried card that lags behind the hand: its leading edge dips, as if in the air's
 * resistance.
 */
function tiltedBy(x: number, z: number, still: Quaternion): Quaternion {
  const lag = Math.hypot(x, z)
  if (lag < 1e-3) return tilt.copy(still)
  tiltAxis.set(z / lag, 0, -x / lag)
  return tilt.setFromAxisAngle(tiltAxis, Math.min(TILT.most, lag * TILT.inch)).multiply(still)
}

/** Bends a carried card gradually towards its sag on the way to the hand. */
function hang({ piece, place }: AnimatedPiece, goal: Vector3, part: number): void {
  if (piece.kind !== 'card') return
  const sag = -Math.min(HANGS.most, HANGS.still + place.at.distanceTo(goal) * HANGS.inch)
  place.bend[0] += (sag - place.bend[0]) * part
}

/**
 * Returns the depth of a point along the camera's axis, in inches; the size of things in the picture is inverse to it.
 */
const depthOf = (camera: PerspectiveCamera, at: Vector3): number =>
  away.subVectors(at, camera.position).dot(camera.getWorldDirection(ahead))

/** The piece that a pointer carries, if any. */
export interface CarriedPiece {
  /** Picks up a piece, which keeps its size in the picture. */
  take(actor: AnimatedPiece): void
  /** Sets the point of the table to carry it to, in inches. */
  aim(x: number, z: number): void
  /** Drops it on the table, where it waits for the game's response; it returns if there is none. */
  drop(): void
  /** Sends it back to its place. */
  putBack(): void
  /** Hands a dropped piece over to the animation of a new list. */
  settle(): void
  /** Moves it towards its goal; returns whether it still moves. */
  advance(dt: number): boolean
}

/** Creates the state of carrying. @param release sends a piece back to its place */
export function createCarriedPiece(camera: PerspectiveCamera, release: (actor: AnimatedPiece) => void): CarriedPiece {
  /** The carried piece; `size` is its scale per inch of depth when it was picked up. */
  let carried: { actor: AnimatedPiece; goal: Vector3; active: boolean; size: number } | null = null
  let giveUp: ReturnType<typeof setTimeout> | undefined

  function putBack(): void {
    clearTimeout(giveUp)
    if (!carried) return
    const { actor } = carried
    carried = null
    release(actor)
  }

  return {
    take(actor) {
      actor.held = true
      actor.journey = null
      const size = actor.place.scale / depthOf(camera, actor.place.at)
      carried = { actor, goal: actor.place.at.clone(), active: true, size }
    },
    aim: (x, z) =>
      void carried?.goal.set(
        MathUtils.clamp(x, -REACH.x, REACH.x),
        CARRIED.height,
        MathUtils.clamp(z, -REACH.z, REACH.z),
      ),
    drop() {
      if (carried) carried.active = false
      giveUp = setTimeout(putBack, PATIENCE)
    },
    putBack,
    settle() {
      if (!carried || carried.active) return
      clearTimeout(giveUp)
      carried.actor.held = false
      carried = null
    },
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
  }
}
