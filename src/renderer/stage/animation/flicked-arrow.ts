import { Vector3 } from 'three'
import { arrive, type AnimatedPiece } from './animated-piece'
import { flick, turnOn, type Turning } from './arrow-spin'
import { BEAT } from './motion'
import type { Piece } from '../model/pieces'
import { placeOf, type Place } from '../model/transform'

const UP = new Vector3(0, 1, 0)

/** Returns the angle about y of a level piece, in radians. */
const headingOf = ({ turn }: Place): number => 2 * Math.atan2(turn.y, turn.w)

/**
 * Starts the spin of an arrow if it is new, and lets one that is under way continue.
 * @param was the previous description of the arrow; null if it is new
 * @param speed 1 is normal, 0 at once
 * @returns whether it turns; if not, it is moved like any other piece
 */
export function spin(actor: AnimatedPiece, was: Piece | null, to: Place, speed: number): boolean {
  const { piece } = actor
  if (!piece.spin || !was?.spin || speed <= 0) return false
  const flicked = piece.spin.number > was.spin.number
  if (!flicked && (!actor.turning || piece.spin.number < was.spin.number)) return false
  const wait = ((piece.beat ?? 0) * BEAT) / speed
  if (flicked) actor.turning = flick(headingOf(actor.place), piece.pose.turn ?? 0, piece.spin, wait, speed)
  actor.journey = null
  actor.place.at.copy(to.at)
  actor.place.glow = to.glow
  return true
}

/**
 * Advances a flicked arrow by `dt` seconds; returns whether it still turns.
 * @param tick called when it passes from one sector to the next, with the speed in rad/s
 */
export function turn(actor: AnimatedPiece, turning: Turning, dt: number, tick?: (speed: number) => void): boolean {
  const { angle, done, tick: speed } = turnOn(turning, dt)
  if (speed !== null) tick?.(speed)
  if (done) arrive(actor, placeOf(actor.piece))
  else actor.place.turn.setFromAxisAngle(UP, angle)
  return !done
}
