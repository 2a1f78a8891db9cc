import { Euler, MathUtils, type PerspectiveCamera, Quaternion, Vector3 } from 'three'
import type { AnimatedPiece } from '../animation/animated-piece'

/** How high a card is carried, in inches, and how far it leans toward the eye: part of the way to facing it. */
export const CARRIED = { height: 1.15, lean: 0.6 } as const
/** Milliseconds that a dropped card waits for the game's answer before it goes back. */
const PATIENCE = 600
/** How far from the middle of the table something is carried at most, in inches. */
const REACH = { x: 30, z: 20 }

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

/** The piece that a pointer carries, if any. */
export interface CarriedPiece {
  /** Takes a piece up; it stays as large as it is seen. */
  take(actor: AnimatedPiece): void
  /** Where on the table it shall be carried, in inches. */
  aim(x: number, z: number): void
  /** Lets it go over the table: it waits for the game's answer, and returns where none comes. */
  drop(): void
  /** Sends it back to where it belongs. */
  putBack(): void
  /** A new list of pieces came: whatever was let go follows it. */
  settle(): void
  /** Brings it nearer to its aim; answers whether it still moves. */
  advance(dt: number): boolean
}

/** @param release sends a piece back to where it belongs */
export function createCarriedPiece(camera: PerspectiveCamera, release: (actor: AnimatedPiece) => void): CarriedPiece {
  /** What is carried, and how large it was for each inch of its distance when it was taken up. */
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
