import { Vector3 } from 'three'
import { arrive, type AnimatedPiece } from './animated-piece'
import { createSpinState, advanceSpinState, type SpinState } from './arrow-spin'
import { BEAT_SECONDS } from './motion'
import type { Piece } from '../model/pieces'
import { placeOf, type Place } from '../model/transform'

const UP = new Vector3(0, 1, 0)

/** Returns the angle about y of a level piece, in radians. */
const headingOf = ({ turn }: Place): number => 2 * Math.atan2(turn.y, turn.w)

/**
 * Starts the spin of an arrow if it is new, and lets one that is under way continue.
 * @param previous the previous description of the arrow; null if it is new
 * @param speed 1 is normal, 0 at once
 * @returns whether it turns; if not, it is moved like any other piece
 */
export function startSpin(actor: AnimatedPiece, previous: Piece | null, to: Place, speed: number): boolean {
  const { piece } = actor
  if (!piece.spin || !previous?.spin || speed <= 0) return false
  const isNewSpin = piece.spin.number > previous.spin.number
  if (!isNewSpin && (!actor.spinState || piece.spin.number < previous.spin.number)) return false
  const wait = ((piece.beat ?? 0) * BEAT_SECONDS) / speed
  if (isNewSpin)
    actor.spinState = createSpinState(headingOf(actor.place), piece.pose.turn ?? 0, piece.spin, wait, speed)
  actor.journey = null
  actor.place.at.copy(to.at)
  actor.place.glow = to.glow
  return true
}

/**
 * Advances a flicked arrow by `dt` seconds; returns whether it still turns.
 * @param tick called when it passes from one sector to the next, with the speed in rad/s
 */
export function advanceSpin(
  actor: AnimatedPiece,
  state: SpinState,
  dt: number,
  tick?: (speed: number) => void,
): boolean {
  const { angle, done, tickSpeed: speed } = advanceSpinState(state, dt)
  if (speed !== null) tick?.(speed)
  if (done) arrive(actor, placeOf(actor.piece))
  else actor.place.turn.setFromAxisAngle(UP, angle)
  return !done
}
